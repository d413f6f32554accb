// Forms of fields, as the server describes them (packs/forms.py), and their initial values.
export interface Form {
  kind: "number" | "choice" | "text" | "yes_no" | "list" | "table" | "parts" | "effect";
  least?: number;
  most?: number;
  values?: string[];
  word?: string;
  flags?: string[];
  item?: Form;
  parts?: Record<string, Form>;
  verbs?: Record<string, Record<string, Form>>;
  optional?: boolean;
}
export type Forms = Record<string, Record<string, Form>>;
export type Parts = Record<string, unknown>;

/** Returns the initial value of a form. */
export function fresh(form: Form): unknown {
  switch (form.kind) {
    case "number":
      return Math.max(form.least ?? 0, Math.min(form.most ?? 1, 1));
    case "choice":
      return form.values?.[0] ?? "";
    case "yes_no":
      return true;
    case "text":
      return "";
    case "list":
      return Array.from({ length: form.least ?? 0 }, () => fresh(form.item ?? { kind: "text" }));
    case "table":
      return form.values?.[0] ? { [form.values[0]]: Math.max(form.least ?? 1, 1) } : {};
    case "parts":
      return freshParts(form.parts ?? {});
    case "effect":
      return freshEffect(form, Object.keys(form.verbs ?? {})[0] ?? "");
  }
}

export const freshEffect = (form: Form, verb: string): Parts => ({ verb, ...freshParts(form.verbs?.[verb] ?? {}) });

const freshParts = (parts: Record<string, Form>): Parts =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, form]) => !form.optional)
      .map(([name, form]) => [name, fresh(form)]),
  );
