import type { LabelledAnswers } from './labelled-answers.ts'

/** Written for "Say it to Alex" (three Friday shifts in a row): what happened, what you need or feel, one request. */
// biome-ignore format: an answer to a line
export const SHIFT: LabelledAnswers = {
  tuned: [
    ['good', 'Alex, I’ve covered the last three Fridays and I’m exhausted. I need this Friday for myself. Could you ask Jo this time?'],
    ['good', 'I’ve done your last three Friday shifts. I’d like a fair split, so could we make a plan for who covers which Friday?'],
    ['in other words', 'I’m happy to help now and then, but after three Fridays in a row I’m running on empty. Please ask somebody else for this one.'],
    ['in other words', 'Alex, before I say yes again: the last three Friday shifts were mine. I’m getting worn down by it, and I’d appreciate it if you took this one yourself.'],
    ['lazy', 'I’m tired, can you not?'],
    ['hostile', 'I covered your shift three times. I’m angry because you’re selfish. Could you do your own job for once?'],
    ['hostile', 'I’ve covered three Fridays and I feel used. You should be ashamed. Find somebody else or I’ll report you.'],
    ['off topic', 'The printer was broken three days in a row and I’m frustrated. Could you call the technician?'],
    ['stuffed', 'shift friday three weeks tired need request could you please swap'],
    ['in other words', 'Hey Alex! I worked the last three Fridays for you. I’m beat and I’d like to spend this one with my family. Could you check with Sam?'],
    ['in other words', 'Alex, three Fridays in a row is a lot for me, I’m getting tired. I need a weekend. Would you ask the team who can take it?'],
    ['hostile', 'I have worked three Friday shifts for you. You owe me. Could you finally do it yourself?'],
    ['gave in', 'Alex I did three Fridays and I’m tired, but no worries, I’ll do it again.'],
    ['order', 'I’m stressed. You need to find someone else for Friday, I did the last three weeks.'],
  ],
  heldOut: [
    ['good', 'Hi Alex, I took your shift three weeks running. I miss my Friday evenings. Would you be willing to swap, so you take my Sunday?'],
    ['good', 'alex i covered fridays for you 3 weeks in a row now and im pretty tired. can you find someone else this week pls'],
    ['in other words', 'For three weeks I’ve worked your Friday shift, and I haven’t seen my friends since. That matters to me. Can we look at the roster together tomorrow?'],
    ['lazy', 'Sure, I can do it.'],
    ['lazy', 'Ask someone else for your shift please.'],
    ['hostile', 'You never work your own Friday shift. I need a break, could you do it this time?'],
    ['sarcastic', 'Of course I’ll cover a fourth Friday, it’s not as if I had friends. I’m delighted. Could you thank me with a medal?'],
    ['copy', 'Rewrite the answer you’ve typed: what happened, what you need or feel, and one clear request.'],
    ['described', 'I would tell Alex politely that I have covered the Friday shift and ask them to find somebody else.'],
    ['good', 'Hey Alex, I’ve worked your Friday shift for the last three weeks. I’m drained. Could you find another person for this Friday?'],
    ['in other words', 'That would be the fourth Friday in a row for me, Alex. I need an evening with my kids. Can we ask Mia to take this shift?'],
    ['in other words', 'I’ve been covering Fridays since the start of the month and it’s getting too much for me. Let’s sit down with the schedule and split them.'],
    ['hostile', 'Three Fridays in a row, Alex. I’m exhausted and you clearly don’t care. Can you do your shift?'],
    ['hostile', 'I took the Friday shift three times, now it’s your turn, you lazy bum. I’m tired. Could you do it?'],
    ['lazy', 'I covered three Fridays already and I’m tired of it.'],
  ],
}
