import { type MarkedText, type TextPart, textParts } from '@forecourt/content';
import { Link } from '@forecourt/web-kit';
import { COOKIE_SETTINGS, CookieSettingsLink } from '../../consent/cookie-settings.tsx';

/** A text with its links and strong words. */
export function Marked({ text }: { readonly text: MarkedText }) {
  return textParts(text).map((part) => <Part key={part.at} {...part} />);
}

function Part({ text, address, isStrong }: TextPart) {
  if (isStrong) return <strong>{text}</strong>;
  if (!address) return text;
  if (address === COOKIE_SETTINGS) return <CookieSettingsLink>{text}</CookieSettingsLink>;
  return address.startsWith('/') ? <Link to={address}>{text}</Link> : <a href={address}>{text}</a>;
}
