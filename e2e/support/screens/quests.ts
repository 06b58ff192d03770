import { jonas } from '@squash/testkit/cast'
import { fillConflict, seeConflict } from '../conflict.ts'
import { press, type Screen } from './screen.ts'

export const quests: Screen[] = [
  { name: 'quests', who: 'maya', path: '/quests', shows: 'Continue with step 4 of 4' },
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
  { name: 'practice, empty', who: 'ada', path: '/practice', shows: 'Nothing to practise with' },
  {
    name: 'practice',
    // Maya has a preview open there.
    who: 'ada',
    path: '/new-conflict',
    shows: 'Your message · only in this browser',
    prepare: async (page) => {
      await fillConflict(page, jonas)
      await page.getByLabel('What happened?').fill('I will kill you if you touch my ficus again.')
      await seeConflict(page).click()
      await press(page, 'Don’t send it')
      await press(page, 'Practise with this message')
    },
  },
  { name: 'quest, completed', who: 'jonas', path: '/quest/group-chats', shows: 'You’ve completed this quest' },
  { name: 'quest not found', who: 'maya', path: '/quest/juggling', shows: 'QUEST NOT FOUND' },
  {
    name: 'tool at work',
    who: 'jonas',
    path: '/new-conflict',
    shows: 'Check four things before anything goes',
    prepare: (page) => press(page, 'Group-Chat Pause Check'),
  },
]
