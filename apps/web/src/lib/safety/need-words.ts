import type { CrisisNeed } from '@squash/contract/values'

/** What a service is there for. */
export const NEED_WORDS: Record<CrisisNeed, string> = {
  despair: 'When you do not see a way on',
  violence: 'Violence, threats and control',
  children: 'Children and young people',
}
