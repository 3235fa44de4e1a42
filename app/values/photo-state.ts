/** State of an item's photo: visible, replaced by a drawing after a withdrawal, or hidden while it waits. */
export type PhotoState = "shown" | "gone" | "waits";
