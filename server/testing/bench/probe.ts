// Loaded into a node before its program: at a signal it says how many bytes are in use, once the garbage is out.
process.on('SIGUSR2', () => {
  // Some garbage is only found to be such after what held it has gone.
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`memory ${heapUsed + external}`);
});
