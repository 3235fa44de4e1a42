// Preloaded into a site: SIGUSR2 blocks its event loop forever.
process.on("SIGUSR2", () => {
  for (;;);
});
