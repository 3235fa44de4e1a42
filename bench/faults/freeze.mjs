// Preloaded into a site: SIGUSR2 freezes its event loop for good.
process.on("SIGUSR2", () => {
  for (;;);
});
