import type { Page } from 'playwright-core'
import { press, type Screen, showAmended } from './screen.ts'

const beNew = (page: Page) => showAmended(page, 'get_profile', { onboarding_complete: false })

export const tour: Screen[] = [
  { name: 'tour', who: 'ada', path: '/dashboard', shows: 'Step 1 of 7', prepare: beNew },
  {
    name: 'tour, last step',
    who: 'ada',
    path: '/dashboard',
    shows: 'GET STARTED',
    prepare: async (page) => {
      await beNew(page)
      for (let step = 1; step < 7; step += 1) await press(page, 'NEXT')
    },
  },
]
