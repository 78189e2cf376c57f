const FORMS: readonly string[] = [
  'stand(?:ing)? (?:up|in|room|inside)|able to stand|standing (?:height|room)',
  '(?:need to|can (?:i|we|you|he|she|they)) stand',
  'walk (?:about|around|upright)|(?:tall|high) enough for (?:me|us|him|her)',
];
/** Who stands in a van: "I'm 6 ft 2 and need to stand". */
export const STANDS = new RegExp(`\\b(?:${FORMS.join('|')})\\b`);
