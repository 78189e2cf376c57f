import { SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { mayI } from '../../../session/own-account.ts';
import { whoConnects } from '../channel-words.ts';

interface NotConnectedProps {
  readonly platform: SocialPlatform;
  /** What that means for a post, here. */
  readonly children: string;
}

/** Says that no account is connected, what that means, and who connects one. */
export function NotConnected({ platform, children }: NotConnectedProps) {
  return (
    <p role="note" className="p-3-4 small rounded warning breakable">
      <b>No {SOCIAL_PLATFORM_LABELS[platform]} account is connected:</b> {children} {whoConnects(mayI('operations.manage'))}
    </p>
  );
}
