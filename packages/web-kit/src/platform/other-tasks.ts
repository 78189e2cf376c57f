/** Lets the browser respond to a tap between two parts of a long task. Not a timer: background tabs throttle those to a second. */
export const otherTasks = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
