import { SOCIAL_PLATFORM_LABELS, SOCIAL_PLATFORMS, type SocialPlatform } from '@forecourt/contracts';
import { FacebookMark, Icon, InstagramMark } from '@forecourt/ui';
import styles from './platform-choice.module.css';

const MARKS = { facebook: FacebookMark, instagram: InstagramMark } as const;

interface PlatformChoiceProps {
  readonly value: SocialPlatform;
  readonly onChoose: (platform: SocialPlatform) => void;
  /** True while a post is being sent. */
  readonly isFixed: boolean;
}

/** Facebook or Instagram. */
export function PlatformChoice({ value, onChoose, isFixed }: PlatformChoiceProps) {
  return (
    <fieldset className="segments at-left">
      <legend className="visually-hidden">Platform</legend>
      {SOCIAL_PLATFORMS.map((platform) => (
        <button
          key={platform}
          type="button"
          className={styles.choice}
          aria-pressed={platform === value}
          aria-disabled={isFixed}
          onClick={() => !isFixed && onChoose(platform)}
        >
          <Icon of={MARKS[platform]} />
          {SOCIAL_PLATFORM_LABELS[platform]}
        </button>
      ))}
    </fieldset>
  );
}
