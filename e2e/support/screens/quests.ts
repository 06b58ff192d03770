import { press, type Screen } from './screen.ts'

export const quests: Screen[] = [
  { name: 'quests', who: 'maya', path: '/quests', shows: 'Go on with step 4 of 4' },
  { name: 'quest', who: 'ada', path: '/quest/boundaries', shows: 'SUBMIT ANSWER' },
  {
    name: 'quest: not quite',
    who: 'ada',
    path: '/quest/boundaries',
    shows: 'NOT QUITE',
    prepare: async (page) => {
      await page.getByText('“You have to stop dumping', { exact: false }).click()
      await press(page, 'SUBMIT ANSWER')
    },
  },
  { name: 'quest: rewriting', who: 'maya', path: '/quest/i-statements', shows: 'Your version' },
  { name: 'quest, completed', who: 'jonas', path: '/quest/group-chats', shows: 'You have completed this quest' },
  { name: 'quest not found', who: 'maya', path: '/quest/juggling', shows: 'QUEST NOT FOUND' },
  {
    name: 'tool at work',
    who: 'jonas',
    path: '/new-conflict',
    shows: 'Four questions before anything goes',
    prepare: (page) => press(page, 'Group-Chat Pause Check'),
  },
]
