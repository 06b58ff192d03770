import type { AdviseTask } from '../mediator.ts'
import { themesIn } from './themes.ts'
import { GENERAL } from './words/themes.ts'

/** What a forum post seems to be about, and a way out that fits. It quotes nothing: the post stands below it. */
export function cannedAdvice({ title, text }: AdviseTask): { summary: string; suggestion: string } {
  const [theme, second] = themesIn(`${title}\n${text}`)
  const matters = theme && second ? `${theme.matter}, and about ${second.matter}` : (theme ?? GENERAL).matter
  return {
    summary: `The poster tells one side of a disagreement that seems to be about ${matters}. The other person isn’t here to tell theirs.`,
    suggestion: (theme ?? GENERAL).first,
  }
}
