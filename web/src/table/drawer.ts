// The parts of the drawer beside the table; "" while it is closed.
export type DrawerPart = "chat" | "people" | "log" | "menu";
export type DrawerTab = "" | DrawerPart;
