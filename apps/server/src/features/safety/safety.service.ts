import type { CrisisHelp, SafetyDetails, SafetyHint, SCREENED } from '@squash/contract/safety'
import { CRISIS_NEEDS, type PrivateReason, SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { HintSettings } from '@squash/rules/safety/assess'
import { beforeSending } from '@squash/rules/safety/before-sending'
import { crisisHelp } from '@squash/rules/safety/crisis/choose'
import type { CrisisResources } from '@squash/rules/safety/crisis/resource'
import type { CallContext } from '../../platform/http/context.ts'
import type { Metrics } from '../../platform/metrics.ts'

/**
 * How a text is sent: whether its author has acknowledged a pause, and which locales determine the country of the help.
 */
export type Sending = { acknowledged: boolean; locales: readonly string[] }

export type SafetyRefusal = (typeof SCREENED)[number]

/** `keep_private`: why the conflict of these texts stays private; null when it doesn't have to. */
export type Screened = Result<{ keep_private: PrivateReason | null }, SafetyRefusal>

type Parts = { resources: CrisisResources; hints: HintSettings; metrics: Pick<Metrics, 'wordsScreened'> }

/**
 * The safety check of users' texts, before they are stored or leave the machine. It stores nothing, and neither log nor
 * metrics get the texts or what was found in them.
 */
export function createSafety({ resources, hints, metrics }: Parts) {
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
    /** Checks all texts of a request together. A refusal includes the appropriate help. */
    check(texts: readonly string[], { acknowledged, locales }: Sending): Screened {
      const judged = beforeSending(texts, { acknowledged, hints })
      if (judged.verdict === 'send') {
        if (judged.keep_private) metrics.wordsScreened('acknowledged')
        return ok({ keep_private: judged.keep_private ? 'sign' : null })
      }
      const { verdict: kind, kinds } = judged
      const details: SafetyDetails = { kind, signs: [...kinds], ...help(kinds, locales) }
      metrics.wordsScreened(kind)
      return kind === 'stop' ? refuse('safety.stopped', details) : refuse('safety.paused', details)
    },

    /** What the model suspects in a text that passed the check, for its author only. */
    hint(texts: readonly string[], { locales }: Pick<Sending, 'locales'>): SafetyHint {
      const judged = beforeSending(texts, { acknowledged: true, hints })
      const kinds = judged.verdict === 'send' ? judged.hint : []
      return { level: kinds.length > 0 ? 'hint' : 'none', kinds: [...kinds], resources: help(kinds, locales).resources }
    },

    /**
     * The consequences when the language model sees danger in a text that passed the check: help for its author, and
     * the conflict stays private, unless all it saw is a slur. It blocks nothing.
     */
    fromModel(
      kinds: readonly SafetyKind[],
      { locales }: Pick<Sending, 'locales'>,
    ): { hint: SafetyHint; keep_private: PrivateReason | null } {
      const known = SAFETY_KINDS.filter((kind) => kinds.includes(kind))
      return {
        hint: { level: known.length > 0 ? 'hint' : 'none', kinds: known, resources: help(known, locales).resources },
        keep_private: known.some((kind) => kind !== 'slur') ? 'model' : null,
      }
    },

    /** Help for every need, and the countries with their own lists. */
    everybody: (locales: readonly string[]) => ({
      ...help(SAFETY_KINDS, locales),
      countries: Object.keys(resources.countries).sort(),
    }),
  }
}

/** How the texts of a call are sent. */
export const sendingOf = (
  { request }: CallContext,
  input: { safety_acknowledged?: boolean | null | undefined },
): Sending => ({ acknowledged: input.safety_acknowledged === true, locales: request.locales })

export type Safety = ReturnType<typeof createSafety>
