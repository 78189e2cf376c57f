/** Lets a loop wait for a signal or a timeout. A signal while nobody waits is not lost. */
export class WakeUp {
  private woken = false;
  private resume: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.resume?.();
  }

  /** Resolves when woken or after so many milliseconds. */
  async within(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.resume = undefined;
    }
    this.woken = false;
  }
}
