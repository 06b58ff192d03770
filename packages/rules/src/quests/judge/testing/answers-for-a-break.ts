import type { LabelledAnswers } from './labelled-answers.ts'

/** Written for "A break that comes back" (an hour about the rent): what is going on in you, and when you will be back. */
// biome-ignore format: an answer to a line
export const BREAK: LabelledAnswers = {
  tuned: [
    ['good', 'I’m getting too angry to listen properly. I need a break. Can we talk again in half an hour?'],
    ['good', 'I feel overwhelmed right now. Let’s stop here and continue tomorrow at nine over coffee.'],
    ['in other words', 'This matters to me and I’m too upset to do it well. I’ll take twenty minutes to calm down, then I’ll come and find you.'],
    ['in other words', 'I can feel my heart racing, I’m not at my best. I want to take a pause now and sit down with you tonight.'],
    ['lazy', 'Let’s talk later.'],
    ['hostile', 'I’m angry because you never listen. Let’s talk tomorrow at nine.'],
    ['brushed off', 'I need a break until you’ve calmed down. You’re overreacting. We can talk tomorrow.'],
    ['off topic', 'I feel tired today. Could we go to the cinema tomorrow at nine?'],
    ['stuffed', 'break need feel angry back half hour talk later rent tomorrow'],
    ['in other words', 'Okay, I need to stop for a moment, my heart’s pounding. Give me half an hour and I’ll come back and we finish the rent thing.'],
    ['in other words', 'I don’t want to yell at you. I’m really agitated, so I’m taking a walk. Back in 30 minutes to talk, okay?'],
    ['lazy', 'I’m going out. We’ll talk tomorrow at nine.'],
    ['hostile', 'You’re making me crazy. I’ll be back in an hour to talk.'],
    ['hostile', 'I need space from your drama. Let’s talk again tomorrow evening.'],
  ],
  heldOut: [
    ['good', 'I notice I’m about to shout, and I don’t want to. I’m going for a walk and I’ll be back at eight so we can finish this.'],
    ['good', 'hey i need some time to cool off, im really wound up. give me 30 minutes and then lets talk about the rent again'],
    ['in other words', 'My head is spinning and I need some air. After dinner I’d like to pick this up again, I promise.'],
    ['lazy', 'I need a break.'],
    ['hostile', 'You’re impossible right now. I need a break, we’ll talk again in an hour when you’ve grown up.'],
    ['hostile', 'I need a break from your stupid face. I’ll be back in half an hour.'],
    ['sarcastic', 'I’m overwhelmed by your genius, I need a pause. Let’s continue tomorrow when you have more wisdom to share, oh great one.'],
    ['copy', 'Whatever. I’m done. There’s no point in talking to you. Tomorrow.'],
    ['quoted', 'They said “I need a break, I’m angry, let’s talk again in half an hour” and that is what one could say.'],
    ['good', 'I’m too stressed to think straight. Can we take a break and talk about the rent again after dinner?'],
    ['in other words', 'I’m about to lose my temper and I don’t want that. I’ll go around the block and be back in twenty minutes, then we talk.'],
    ['in other words', 'I need to breathe for a bit. Let’s carry on at seven, I’ll make tea.'],
    ['lazy', 'I’m angry and I need a pause from this talk.'],
    ['hostile', 'I need a break because you drive me insane. We can continue in an hour.'],
    ['brushed off', 'You should calm down. I’m upset too, let’s talk in half an hour.'],
  ],
}
