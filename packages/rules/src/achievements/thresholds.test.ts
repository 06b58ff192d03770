import { describe, expect, it } from 'vitest'
import { findAchievement } from './catalogue.ts'

/** Each threshold of the catalogue, with the achievements that it earns. */
const thresholds: readonly [threshold: string, ...codes: string[]][] = [
  ['5 conflicts', 'five_conflicts'],
  ['25 conflicts', 'twenty_five_conflicts'],
  ['50 conflicts', 'fifty_conflicts'],
  ['20 conflicts', 'twenty_conflicts'],
  ['10 resolved', 'ten_resolved'],
  ['5 archetypes', 'five_archetypes'],
  ['10 archetypes', 'ten_archetypes'],
  ['25 achievements', 'twenty_five_achievements'],
  ['50 achievements', 'fifty_achievements'],
  ['10,000 points', 'ten_thousand_points'],
  ['-50 points', 'minus_fifty_points'],
  ['10 conflicts in a week', 'ten_conflicts_in_a_week'],
  ['30 days inactive', 'thirty_days_of_peace', 'back_after_a_break'],
  ['3 weekend conflicts', 'three_weekend_conflicts'],
  ['10 emojis', 'ten_emojis'],
  ['50% caps', 'half_in_capitals'],
  ['5 question marks', 'five_question_marks'],
  ['10 exclamation marks', 'ten_exclamation_marks'],
  ["3 'sorry'", 'three_sorry'],
  ["5 'literally'", 'five_literally'],
  ["3 'obviously'", 'three_obviously'],
  ["3 'fine'", 'three_fine'],
  ['response time 72 h or more', 'slept_on_it'],
  ['under 0.083 h (5 minutes)', 'quick_answer'],
  ['5 active conflicts', 'five_active_conflicts'],
  ['25 public votes', 'twenty_five_votes'],
  ['50 public votes', 'fifty_votes'],
  ["20 'satisfied' votes", 'twenty_satisfied_votes'],
  ["10 'not satisfied' votes", 'ten_unsatisfied_votes'],
  ['10 daily forum votes', 'ten_forum_votes'],
  ['5 therapy votes', 'five_therapy_votes'],
  ['10 AI-right votes', 'ten_ai_right_votes'],
  ['5 both-wrong votes', 'five_both_wrong_votes'],
  ['3 reset votes', 'three_reset_votes'],
  ['10 profile updates', 'ten_profile_updates'],
  ['20 leaderboard views', 'twenty_leaderboard_views'],
  ['5 quests completed', 'quest_collector'],
  ['message over 900 characters', 'sent_long_message'],
  ["message containing 'i feel'", 'first_i_feel'],
  ['quick resolution under 1 hour', 'conflict_closed_quick'],
  ['delayed response at least 168 hours', 'delayed_response'],
  ['long conflict over 14 days', 'long_conflict'],
  ['high resolution rate at least 10 conflicts and at least 90%', 'high_resolution_rate'],
  ['early morning 5-7h', 'early_bird'],
  ['late night 23h-5h', 'night_owl'],
  ['lunch 11-14h', 'lunch_break'],
  ['Jan 1', 'new_years_day'],
  ['Feb 14', 'valentines_day'],
  ['Jul 4', 'fourth_of_july'],
  ['Oct 31', 'halloween'],
  ['Nov 24', 'twenty_fourth_november'],
  ['Nov 25', 'twenty_fifth_november'],
  ['Dec 24', 'christmas_eve'],
  ['Dec 25', 'christmas_day'],
  ['Dec 31', 'new_years_eve'],
  ['weekend counter', 'first_weekend_conflict'],
  ['Monday counter', 'first_monday_conflict'],
  ['Friday counter', 'first_friday_conflict'],
  ['same-day resolutions', 'same_day_resolution', 'five_same_day_resolutions'],
  ['all three quest difficulties completed', 'quest_master'],
  ['first resolution', 'first_resolution'],
  ['first quest', 'first_quest'],
]

/** Thresholds that were added later. */
const additions: readonly [addition: string, ...codes: string[]][] = [
  ['first debate started', 'first_debate_started'],
  ['first debate answered', 'first_debate_answered'],
  ['first debate voted on', 'first_debate_vote'],
  ['first debate won', 'first_debate_won'],
  ['first archetype', 'first_archetype'],
  ['top ten', 'top_ten'],
  ['supporter', 'supporter'],
  ['first profile photo', 'first_photo'],
  ['7-day streak', 'seven_day_streak'],
  ['perfect quest', 'perfect_quest'],
  ['hard quest', 'hard_quest'],
  ['first forum vote', 'first_forum_vote'],
  ['tenth forum vote', 'ten_forum_votes'],
  ['a resolution on the same day', 'same_day_resolution'],
  ['first weekend conflict', 'first_weekend_conflict'],
  ['first Monday conflict', 'first_monday_conflict'],
  ['first Friday conflict', 'first_friday_conflict'],
]

describe('every threshold of the catalogue', () => {
  it.each(thresholds)('%s has an achievement', (_, ...codes) => {
    expect(codes.filter((code) => findAchievement(code) === null)).toEqual([])
  })
})

describe('every added threshold', () => {
  it.each(additions)('%s has an achievement', (_, ...codes) => {
    expect(codes.filter((code) => findAchievement(code) === null)).toEqual([])
  })
})
