import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { id, orDefault, page, text, timestamp } from './schemas.ts'

const Tier = z.object({ tier_emoji: z.string(), tier_title: z.string(), tier_range: z.string() })
export type Tier = z.infer<typeof Tier>

const PointsWithTier = Tier.extend({ squashcred: z.number().int() })
export type PointsWithTier = z.infer<typeof PointsWithTier>

/** An entry in the user's own ledger: points gained or lost, and why. */
export const SquashCredEvent = z.object({
  id,
  user_id: id,
  created_at: timestamp,
  code: z.string(),
  amount: z.number().int(),
  reason: z.string(),
})
export type SquashCredEvent = z.infer<typeof SquashCredEvent>

/** The balance at the end of a day in the user's own time zone ('2026-03-02'). */
const BalanceOfDay = z.object({ day: z.iso.date(), balance: z.number().int() })
export type BalanceOfDay = z.infer<typeof BalanceOfDay>

const CatalogueEntry = z.object({ code: z.string(), name: z.string(), emoji: z.string(), description: z.string() })
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

export const UnlockedAchievement = CatalogueEntry.extend({ unlocked_at: timestamp })
export type UnlockedAchievement = z.infer<typeof UnlockedAchievement>

export const UnlockedArchetype = z.object({ archetype_name: z.string(), emoji: z.string(), unlocked_at: timestamp })
export type UnlockedArchetype = z.infer<typeof UnlockedArchetype>

/** An unlock the user hasn't been shown yet; `code` is an achievement's code or an archetype's name. */
const UnseenUnlock = UnlockedAchievement.extend({ id, kind: z.enum(['achievement', 'archetype']) })
export type UnseenUnlock = z.infer<typeof UnseenUnlock>

const person = z.object({ p_user_id: id.nullish() })
const code = text(LIMITS.rewardCode, 'is missing')

export const rewards = {
  get_user_squashcred: read('get_user_squashcred')
    .errors(refusals(['access.not_yourself']))
    .input(person)
    .output(z.number().int()),

  get_user_points_with_tier: read('get_user_points_with_tier').input(person).output(PointsWithTier),

  get_squashcred_tier: read('get_squashcred_tier', 'public')
    .input(z.object({ p_points: z.number().int() }))
    .output(Tier),

  /** The caller's own entries, newest first. */
  get_squashcred_events: read('get_squashcred_events')
    .errors(refusals(['access.not_yourself']))
    .input(person.extend(page))
    .output(z.array(SquashCredEvent)),

  /** The caller's own balances, one row per day for the requested number of days, oldest first. */
  get_squashcred_series: read('get_squashcred_series')
    .input(z.object({ days: orDefault(z.number().int().min(1).max(365), 90) }))
    .output(z.array(BalanceOfDay)),

  /** Unlocks the user hasn't been shown yet, oldest first. */
  get_unseen_unlocks: read('get_unseen_unlocks').input(z.object({})).output(z.array(UnseenUnlock)),

  /** Marks unlocks as seen, so that each is shown once. Ids already seen or of other users are ignored. */
  mark_unlocks_seen: write('mark_unlocks_seen')
    .input(z.object({ ids: z.array(id).max(LIMITS.unlocksAtOnce) }))
    .output(z.null()),

  get_user_achievements: read('get_user_achievements').input(person).output(z.array(UnlockedAchievement)),

  get_achievement_catalogue: read('get_achievement_catalogue', 'public')
    .input(z.object({}))
    .output(z.array(CatalogueEntry)),

  user_has_achievement: read('user_has_achievement')
    .input(person.extend({ p_code: code }))
    .output(z.boolean()),

  get_user_archetype_achievements: read('get_user_archetype_achievements')
    .input(person)
    .output(z.array(UnlockedArchetype)),

  /** @returns the new balance */
  award_squashcred: write('award_squashcred', 'service')
    .errors(refusals(['profile.not_found']))
    .input(
      z.object({
        p_user_id: id,
        p_amount: z
          .number()
          .int()
          .min(-LIMITS.awardAtOnce)
          .max(LIMITS.awardAtOnce)
          .refine((amount) => amount !== 0, 'must not be 0'),
        p_reason: text(LIMITS.awardReason, 'is missing'),
      }),
    )
    .output(z.number().int()),

  /** Name, emoji and description come from the catalogue; the values sent are ignored. @returns whether it is new */
  unlock_user_achievement: write('unlock_user_achievement', 'service')
    .errors(refusals(['profile.not_found', 'achievement.not_found']))
    .input(
      z.object({
        p_user_id: id,
        p_code: code,
        p_name: z.string().nullish(),
        p_emoji: z.string().nullish(),
        p_description: z.string().nullish(),
      }),
    )
    .output(z.boolean()),

  /** @returns whether it is new */
  unlock_archetype_achievement: write('unlock_archetype_achievement', 'service')
    .errors(refusals(['profile.not_found', 'archetype.not_found']))
    .input(z.object({ p_user_id: id, p_archetype_name: code, p_emoji: z.string().nullish() }))
    .output(z.boolean()),
}
