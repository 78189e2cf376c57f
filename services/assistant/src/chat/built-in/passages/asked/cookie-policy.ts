import type { Asked } from './asked.ts';

export const cookiesAsked: readonly Asked[] = [
  {
    anchor: 'about-cookies',
    from: 'Without your permission',
    asked: [
      'do you use cookies',
      'what cookies do you use',
      'do i have to accept cookies',
      'what if i say no to cookies',
      'what are cookies',
      'are you tracking me',
    ],
  },
  {
    anchor: 'essential-cookies',
    asked: [
      'what are essential cookies',
      'what do you store in my browser',
      'which cookies cant i turn off',
      'necessary cookies',
      'what is kept in local storage',
    ],
  },
  {
    anchor: 'analytics-cookies',
    asked: [
      'do you use google analytics',
      'what are analytics cookies',
      'do you count visits',
      'analytics cookies',
      'do you track which pages i look at',
    ],
  },
  {
    anchor: 'marketing-cookies',
    asked: [
      'what are marketing cookies',
      'why do i see your adverts on other websites',
      'marketing cookies',
      'do you use advertising cookies',
      'why wont the map load',
    ],
  },
  {
    anchor: 'third-parties',
    from: 'Google Maps',
    asked: [
      'third party cookies',
      'does google get my data from the map',
      'do facebook track me on your site',
      'cookies from other companies',
      'does the map set cookies',
    ],
  },
  {
    anchor: 'retention',
    from: 'Session cookies',
    sentences: 3,
    asked: [
      'how long do cookies last',
      'when do cookies expire',
      'how long are cookies kept',
      'cookie expiry',
      'do cookies stay after i leave',
    ],
  },
  {
    anchor: 'your-choices',
    asked: [
      'how do i change my cookie settings',
      'how do i delete cookies',
      'where do i turn cookies off',
      'cookie settings',
      'i clicked accept all can i change it',
      'block cookies in my browser',
    ],
  },
];
