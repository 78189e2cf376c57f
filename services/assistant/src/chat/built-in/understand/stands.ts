/** Who stands in a van: "I'm 6 ft 2 and need to stand". */
export const STANDS =
  /\b(?:stand(?:ing)? (?:up|in|room|inside)|(?:need to|can (?:i|we|you|he|she|they)) stand|able to stand|standing (?:height|room))\b/;
