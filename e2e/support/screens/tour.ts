import type { Page } from 'playwright-core'
import { amendLoaded, press, type Screen } from './screen.ts'

const beNew = (page: Page) => amendLoaded(page, 'get_profile', { onboarding_complete: false })

export const tour: Screen[] = [
  { name: 'tour', who: 'ada', path: '/dashboard', shows: 'Step 1 of 7', answers: beNew },
  {
    name: 'tour, last step',
    who: 'ada',
    path: '/dashboard',
    shows: 'GET STARTED',
    answers: beNew,
    prepare: async (page) => {
      for (let step = 1; step < 7; step += 1) await press(page, 'NEXT')
    },
  },
]
