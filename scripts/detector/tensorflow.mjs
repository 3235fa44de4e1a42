// In place of the library's own bundle, which brings WebGL.
export * from "@tensorflow/tfjs-core";
export const version = {};
