/** How a photo of an item stands: visitors see it, a drawing in its place because it was taken back, or nothing while it waits. */
export type PhotoState = "shown" | "gone" | "waits";
