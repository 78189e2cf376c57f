import { measurePost } from './social-post-limits.ts';

it.each([
  ['nothing', '', { characters: 0, hashtags: 0, mentions: 0 }],
  ['blanks around it are not sent', '  a van \n', { characters: 5, hashtags: 0, mentions: 0 }],
  ['hashtags', '#Ford #TransitCustom #Citroën,#L2H2', { characters: 35, hashtags: 4, mentions: 0 }],
  ['a number sign alone', 'We are # 1', { characters: 10, hashtags: 0, mentions: 0 }],
  ['mentions', '@halyard.vans and @ford', { characters: 23, hashtags: 0, mentions: 2 }],
  ['an e-mail address', 'sales@halyardvans.example', { characters: 25, hashtags: 0, mentions: 0 }],
])('measures a post: %s', (_case, content, measure) => {
  expect(measurePost(content)).toEqual(measure);
});
