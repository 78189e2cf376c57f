import type { ListedVehicle, SocialPlatform } from '@forecourt/contracts';
import { useRef, useState } from 'react';
import { useGeneratePost } from '../api/generate-post.ts';

/** The draft of a post, typed or generated; a generated text can be undone. */
export function usePostDraft({ id: vehicleId }: ListedVehicle, platform: SocialPlatform) {
  const [text, setText] = useState('');
  /** What was typed before a generated text took its place. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const wording = useRef(Math.floor(Math.random() * 1_000));
  const { mutate, isPending: isGenerating } = useGeneratePost((generated) => {
    setReplaced(isTyped ? text : null);
    setTyped(false);
    setText(generated);
  });

  const type = (typed: string): void => {
    setText(typed);
    setTyped(typed.trim() !== '');
  };
  const generate = (): void => {
    if (isGenerating) return;
    wording.current += 1;
    mutate({ vehicleId, platform, wording: wording.current });
  };
  const putBack = (): void => {
    if (replaced === null) return;
    type(replaced);
    setReplaced(null);
  };
  return { text, isTyped, type, generate, isGenerating, canPutBack: replaced !== null, putBack };
}
