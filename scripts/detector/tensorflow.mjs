// Replaces the library's own bundle, which includes WebGL.
export * from "@tensorflow/tfjs-core";
export const version = {};
