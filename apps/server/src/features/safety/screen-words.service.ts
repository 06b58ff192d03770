import type { CrisisHelp, SafetyDetails, SCREENED } from '@squash/contract/safety'
import { CRISIS_NEEDS, SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { ok, type Refusal, type Result, refuse } from '@squash/rules'
import { beforeSending } from '@squash/rules/safety/before-sending'
import { crisisHelp } from '@squash/rules/safety/crisis/choose'
import type { CrisisResources } from '@squash/rules/safety/crisis/resource'
import type { CallContext } from '../../platform/http/context.ts'
import type { Metrics } from '../../platform/metrics.ts'

/** How words are sent: whether their author was asked and sends them all the same, and whose help would be of use to them. */
export type Sending = { acknowledged: boolean; locales: readonly string[] }

export type SafetyRefusal = (typeof SCREENED)[number]

/** `keep_private`: a warning sign is among the words, so that what they are sent to may never become public. */
export type Screened = Result<{ keep_private: boolean }, SafetyRefusal>

type Parts = { resources: CrisisResources; metrics: Pick<Metrics, 'wordsScreened'> }

/**
 * Judges people's words before they are stored or sent anywhere (decisions §13). It keeps nothing, and tells log and metrics
 * neither words nor what was found in them.
 */
export function createSafety({ resources, metrics }: Parts) {
  const help = (kinds: readonly SafetyKind[], locales: readonly string[]): CrisisHelp => {
    const chosen = crisisHelp(kinds, locales, resources)
    return {
      ...chosen,
      resources: chosen.resources.map(({ name, needs, phone = null, text = null, url }) => ({
        name,
        needs: CRISIS_NEEDS.filter((need) => needs.includes(need)),
        phone,
        text,
        url,
      })),
    }
  }

  return {
    /** Everything that a person sends at once. Refuses with whom they can turn to. */
    check(texts: readonly string[], { acknowledged, locales }: Sending): Screened {
      const judged = beforeSending(texts, { acknowledged })
      if (judged.verdict === 'send') {
        if (judged.keep_private) metrics.wordsScreened('acknowledged')
        return ok({ keep_private: judged.keep_private })
      }
      const { verdict: kind, kinds } = judged
      const details: SafetyDetails = { kind, signs: [...kinds], ...help(kinds, locales) }
      metrics.wordsScreened(kind)
      return kind === 'stop' ? refuse('safety.stopped', details) : refuse('safety.paused', details)
    },

    /** What an author is told whose words the mediator declined to put into others: it gave no reason, so all help is named. */
    declined({ locales }: Sending): Refusal<'safety.stopped'> {
      const details: SafetyDetails = { kind: 'stop', signs: [], ...help(SAFETY_KINDS, locales) }
      return refuse('safety.stopped', details)
    },

    /** Whom anybody can turn to, for every need, and in which countries. */
    everybody: (locales: readonly string[]) => ({
      ...help(SAFETY_KINDS, locales),
      countries: Object.keys(resources.countries).sort(),
    }),
  }
}

/** How the words of a call are sent. */
export const sendingOf = (
  { request }: CallContext,
  input: { safety_acknowledged?: boolean | null | undefined },
): Sending => ({ acknowledged: input.safety_acknowledged === true, locales: request.locales })

export type Safety = ReturnType<typeof createSafety>
