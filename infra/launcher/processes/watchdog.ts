import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Lives in its own session and reads a pipe that only the launcher writes to. When the launcher dies, however that happens, the
 * pipe closes and the watchdog stops what the launcher had started: by signal, and after ten seconds by force.
 */
const SCRIPT = `
targets=''
while read -r verb target; do
  kept=''
  for each in $targets; do [ "$each" = "$target" ] || kept="$kept $each"; done
  targets=$kept
  [ "$verb" = watch ] && targets="$targets $target"
done
for target in $targets; do kill -s "\${target%:*}" -- "\${target#*:}" 2>/dev/null; done
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  alive=''
  for target in $targets; do kill -0 -- "\${target#*:}" 2>/dev/null && alive=yes; done
  [ -n "$alive" ] || exit 0
  sleep 1
done
for target in $targets; do kill -KILL -- "\${target#*:}" 2>/dev/null; done
`;

let watchdog: ChildProcess | undefined;

function tell(line: string) {
  if (!watchdog) {
    watchdog = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    // An exiting launcher must not wait for its watchdog, which waits for the launcher.
    watchdog.unref();
    (watchdog.stdin as unknown as { unref(): void } | null)?.unref();
    watchdog.stdin?.on('error', () => {});
  }
  watchdog.stdin?.write(`${line}\n`);
}

/** @param target A process id, or a process group as a negative number. */
export function guard(target: number, signal: NodeJS.Signals): () => void {
  const entry = `${signal.replace('SIG', '')}:${target}`;
  tell(`watch ${entry}`);
  return () => tell(`forget ${entry}`);
}
