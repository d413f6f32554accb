type Texts = { shared: string; board: string; breakthrough: string };
type Rules = Record<string, string[]>;

declare module "package:texts/en" { const texts: Texts; export default texts; }
declare module "package:texts/pl" { const texts: Texts; export default texts; }
declare module "package:texts/ru" { const texts: Texts; export default texts; }
declare module "package:rules/en" { const rules: Rules; export default rules; }
declare module "package:rules/pl" { const rules: Rules; export default rules; }
declare module "package:rules/ru" { const rules: Rules; export default rules; }
declare module "package:icons" { const icons: Record<string, string>; export default icons; }
declare module "package:content" { const content: unknown; export default content; }
