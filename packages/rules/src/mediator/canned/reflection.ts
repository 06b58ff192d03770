import type { ReflectTask } from '../mediator.ts'
import { requestOf } from './open-points.ts'
import { calledNames, type Side, sidesOf } from './sides.ts'
import { sharedTheme, themesIn, touches } from './themes.ts'
import type { Theme } from './words/themes.ts'

/**
 * A reflection on the two core issues. Because they are private, it uses none of their words, only the themes they
 * clearly touch on, without attributing a theme to either party. The suggestion is based on the wordings that the
 * parties approved.
 */
export function cannedReflection(task: ReflectTask): { reflection: string; suggestion: string } {
  const sides = sidesOf(task)
  const shared = themeOf(task)
  // A theme that only a core issue touches on would tell the other person something about it.
  const open = [task.user1_core_issue, task.user2_core_issue]
    .flatMap((issue) => themesIn(issue))
    .filter((theme) => touches(theme, `${task.user1} ${task.user2}`))
  const needs = [...new Set(open.map(({ need }) => need))].sort()
  const suggestions = [shared?.nextStep, oneWishEach(sides), dayToAsk(sides)]
  return {
    reflection: reflectionOn(sides, shared?.need ?? null, needs),
    suggestion: suggestions.find((text) => text !== undefined && text !== task.suggestion) ?? dayToAsk(sides),
  }
}

/**
 * The theme of both core issues, if the messages touch on it too: "I felt alone" and "ask me in private" share no need for
 * space in a conflict about money.
 */
function themeOf({ user1, user2, user1_core_issue, user2_core_issue }: ReflectTask): Theme | null {
  const shared = sharedTheme(user1_core_issue, user2_core_issue)
  return shared && touches(shared, `${user1} ${user2}`) ? shared : null
}

function reflectionOn([one, other]: readonly [Side, Side], shared: string | null, needs: readonly string[]): string {
  const both = `${one.name} and ${other.name}`
  if (shared)
    return `Underneath the details, you both need the same thing: ${shared}. ${both} have been asking for it in different ways.`
  const [first, second] = needs
  if (first && second)
    return `There are two needs here: ${first}, and ${second}. Meeting one doesn’t mean giving up the other.`
  if (first)
    return `At its heart, this seems to be about ${first}. ${both} have both said what matters most, so now you can talk about it.`
  return `${both} have each said in private what matters most to them. Neither of you has heard the other say it yet, and how much of it to share is up to you.`
}

function oneWishEach(sides: readonly [Side, Side]): string {
  const [first, second] = calledNames(sides)
  return `${first}, finish this sentence for ${second}, and share only what you want: “What matters to me is …” ${second} just listens, and then you swap. ${closing(sides)}`
}

function dayToAsk(sides: readonly [Side, Side]): string {
  const [first, second] = calledNames(sides)
  return `${first} and ${second}, each choose one thing that you’ll do differently, and say it out loud. Pick a day two weeks from now to ask each other whether it helped.`
}

/** Ends with what both parties have openly asked for, if anything. */
function closing(sides: readonly [Side, Side]): string {
  const asked = sides.map(requestOf).flatMap((quote) => (quote === null ? [] : `“${quote}”`))
  return asked.length === 2
    ? `Then go back to ${asked.join(' and ')}, and say what’s possible for each.`
    : 'Then each name one thing that you can do, and by when.'
}
