import { amendLoaded, press, type Screen, supporter } from './screen.ts'

export const tips: Screen[] = [
  { name: 'tips', who: 'ada', path: '/support-us', shows: 'CHAOS PATRON' },
  {
    name: 'tips of a supporter',
    who: 'jonas',
    path: '/support-us',
    shows: 'This is yours. Thank you.',
    answers: (page) => amendLoaded(page, 'get_profile', supporter),
  },
  {
    name: 'test checkout',
    who: 'ada',
    path: '/support-us',
    shows: 'No money moves here.',
    prepare: (page) => press(page, /^Tip \$5:/),
  },
  {
    name: 'tip: signing in first',
    path: '/support-success?tipId=tip_1',
    shows: 'Please log in to confirm your tip',
  },
  { name: 'tip: unknown', who: 'ada', path: '/support-success?tipId=tip_9', shows: /^INVALID TIP REFERENCE/ },
  { name: 'tip: not confirmed', who: 'ada', path: '/support-success?tipId=tip_2', shows: /It can take a minute/ },
  {
    name: 'tip: being confirmed',
    who: 'ada',
    path: '/support-success?tipId=tip_2',
    shows: 'Checking with the card provider…',
    answers: (page) => page.route('**/rpc/confirm_tip', () => undefined),
  },
  {
    name: 'tip: thanks',
    who: 'ada',
    path: '/support-success?tipId=tip_2',
    shows: 'See your profile',
    answers: (page) => page.route('**/rpc/confirm_tip', (route) => route.fulfill({ json: supporter })),
  },
]
