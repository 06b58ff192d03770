import type { LabelledAnswers } from './labelled-answers.ts'

/** Written for "Hear them first" (Ash waited forty minutes in the rain): what it was like for them, and your own part. */
// biome-ignore format: an answer to a line
export const RAIN: LabelledAnswers = {
  tuned: [
    ['good', 'Forty minutes in the rain, that sounds awful. I’m so sorry, I forgot to call you.'],
    ['good', 'Oh no, you must have been freezing and so frustrated. I should have called you, that was my mistake.'],
    ['in other words', 'I’d be furious too after waiting that long in the rain. This one is on me, I apologise.'],
    ['in other words', 'It makes sense that you’re mad. You counted on me and were left outside the theatre for forty minutes. I dropped the ball.'],
    ['lazy', 'Sorry about the rain, it won’t happen again.'],
    ['brushed off', 'I understand you’re angry and I’m sorry I forgot to call, but you were late last week too.'],
    ['hostile', 'You must have been wet, you idiot. I’m sorry I didn’t call you.'],
    ['sarcastic', 'Oh, poor you, forty whole minutes in the rain, that must have been so tragic. I’m sorry I’m such a monster.'],
    ['copy', 'Calm down, it’s just a bit of rain, and you were late last week too. Sorry.'],
    ['in other words', 'I’m really sorry, Ash. Standing there in the rain with no word from me must have felt rotten. I forgot, and that’s not okay.'],
    ['in other words', 'Ugh, forty minutes. I totally get why you’re angry. I promised to call and I didn’t. I’m sorry.'],
    ['excuses', 'Ash, I get that you were mad about the rain. Traffic was terrible and my phone died.'],
    ['brushed off', 'I’m sorry I forgot, okay? You don’t have to yell about forty minutes of rain.'],
    ['brushed off', 'I said I’m sorry about the rain, what else do you want from me?'],
  ],
  heldOut: [
    ['good', 'You have every right to be angry. You stood out there in the rain and I didn’t call. I’m sorry, Ash.'],
    ['good', 'I can imagine how humiliating that was, waiting there alone. I messed up by not calling.'],
    ['in other words', 'that sucks, standing there all wet and not knowing if i’d show up. i let you down. sorry ash'],
    ['lazy', 'sorry'],
    ['brushed off', 'I’m sorry if you felt bad waiting in the rain. I get that you’re upset.'],
    ['brushed off', 'I know it was annoying to wait, but calm down, I’m sorry I forgot.'],
    ['hostile', 'I see that you’re angry. I should have called. But it’s your own fault, who waits forty minutes in the rain?'],
    ['off topic', 'I can see that you’re worried about the exam. I’m sorry I forgot to send you my notes.'],
    ['stuffed', 'sorry rain forty minutes furious understand my fault'],
    ['good', 'You must have been so angry standing there. Forty minutes! I forgot to call, that’s my fault, and I’m sorry.'],
    ['in other words', 'I hear you, Ash, being left outside in the rain like that is horrible. I should have let you know.'],
    ['in other words', 'Of course you’re upset, you were soaked and alone for forty minutes. I screwed up.'],
    ['brushed off', 'I’m sorry I didn’t call, but honestly you could have gone inside. I understand it was wet in the rain.'],
    ['lazy', 'I forgot to call you about the theatre, my bad.'],
    ['hostile', 'I get that you’re angry but you’re being dramatic about the rain. I should have called.'],
  ],
}
