import type { ReflectTask } from '../mediator.ts'
import { mainTheme, sharedThemes } from './themes.ts'
import { GENERAL } from './words/themes.ts'

/**
 * A reflection on the two core issues. They are private, so not one of their words is used, only the themes that they touch,
 * and never whose theme it is.
 */
export function cannedReflection(task: ReflectTask): { reflection: string; suggestion: string } {
  const { shared, single } = sharedThemes(task.user1_core_issue, task.user2_core_issue)
  const theme = shared[0] ?? single[0] ?? mainTheme(task.title, task.user1, task.user2)
  return {
    reflection: needs(shared[0]?.need, ...single.map(({ need }) => need)),
    suggestion: suggestionFor(theme, task),
  }
}

function needs(shared: string | undefined, one?: string, other?: string): string {
  if (shared) {
    return `Under the details, the two of you want the same thing: ${shared}. You have been asking for it in different ways, and that has made it hard to see in each other. That is a good place to start from.`
  }
  if (one && other) {
    return `Two needs meet here: ${one}, and ${other}. They sound different, but neither has to lose for the other to be met. Much of the heat came from each need going unnamed for too long.`
  }
  const only = one ?? GENERAL.need
  return `What seems to lie at the core is ${only}. It took courage to name what hurts, and neither of you did it lightly. Where both are this honest, there is usually a way.`
}

/** The suggestion of the round before must not come back, whoever wrote it. */
function suggestionFor(theme: { third: string }, task: ReflectTask): string {
  return theme.third === task.suggestion ? GENERAL.third : theme.third
}
