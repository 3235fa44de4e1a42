/** State of an item's photo: visible, a drawing in its place after a withdrawal, or hidden while it waits. */
export type PhotoState = "shown" | "gone" | "waits";
