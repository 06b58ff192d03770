import type { LabelledAnswers } from './labelled-answers.ts'

/**
 * Written for "From the stage to one person" (photos of a game night the writer wasn't invited to): what you saw, how
 * you felt, what you ask.
 */
// biome-ignore format: an answer to a line
export const GAME_NIGHT: LabelledAnswers = {
  tuned: [
    ['good', 'Hey Robin, I saw the photos from game night on Saturday. I felt left out and a bit sad. Was there a message I missed? I’d love to come next time, could you add me to the list?'],
    ['good', 'hi robin! opened the chat and saw everyone at game night. felt pretty lonely tbh. can you tell me when you meet again?'],
    ['in other words', 'Robin, can I ask you something? There were five of you at the table on Saturday in those photos, and I got a pang of jealousy. Did I miss the invite, and may I join in next time?'],
    ['in other words', 'Looking at the group chat today I realised there was a game night on Saturday. I’m confused and a little hurt, because I didn’t know about it. Is there a list I’m not on?'],
    ['lazy', 'I felt bad about the photos.'],
    ['hostile', 'Robin, you never invite me to game night. I’m sad. Could you tell me next time?'],
    ['sarcastic', 'So glad you all had such a blast at game night on Saturday without me! I feel so happy for you. Could you maybe remember that I exist?'],
    ['copy', 'Wow, looks like everyone had a blast. Good to know who my real friends are, Robin'],
    ['negated', 'I saw the photos from Saturday and I wasn’t sad or hurt at all. Don’t bother to invite me next time.'],
    ['in other words', 'Hey Robin, saw the pics from Saturday. I’m a bit bummed I wasn’t there. Was it a spontaneous thing? I’d really like to be asked next time.'],
    ['in other words', 'Robin, this is a bit awkward to ask. I noticed in the chat that there was a game night on Saturday, and I felt sad not to be part of it. Can you tell me if I did something wrong?'],
    ['in other words', 'Hi Robin, those game night photos made me feel lonely, if I’m honest. When is the next one, and can I bring snacks?'],
    ['verdict', 'Hey Robin, I saw the photos of Saturday. I felt that you wanted to exclude me. Could you explain yourself?'],
    ['sarcastic', 'Hi Robin, nice photos from Saturday, next time I’ll know who not to invite. I’m sad. Can you tell me when you’re free?'],
    ['verdict', 'Robin, I saw the photos and I felt rejected. Please invite me next time.'],
  ],
  heldOut: [
    ['good', 'Robin, I just saw Saturday’s pictures in the chat and it hurt, because I like playing with you all. Would you invite me to the next one?'],
    ['good', 'When I saw the photos of game night I was disappointed that I hadn’t heard about it. Could we talk about how people get invited? Maybe I missed something.'],
    ['in other words', 'I came across the game night photos this morning. It stung a little, I miss you guys. Would you let me know before the next one?'],
    ['lazy', 'why wasn’t I invited'],
    ['hostile', 'I saw the photos from Saturday and I feel hurt because you are a fake friend. Could you at least have the guts to tell me why?'],
    ['hostile', 'You left me out on purpose on Saturday and it’s your fault that I feel lonely. Tell me when the next game night is.'],
    ['off topic', 'I saw that the rent is due on Friday and I felt worried. Could you send your part by tomorrow?'],
    ['stuffed', 'photos saturday game night felt sad hurt lonely could you please invite next time request'],
    ['good', 'Hi Robin, I saw in the chat that you played on Saturday. I was a bit hurt because nobody had told me. Would you drop me a line next time?'],
    ['in other words', 'Robin, seeing all of you in those Saturday photos made me sad. Can we have a coffee and you tell me how these evenings get planned?'],
    ['in other words', 'I noticed the game night pictures today. Honestly I feel insecure about it: did I do something, or was it just forgotten?'],
    ['hostile', 'Robin, I saw the photos. I feel hurt because you’re so mean. Would you invite me next time?'],
    ['sarcastic', 'Cool photos from Saturday, thanks for not inviting me! I’m sad. Can you teach me how to be that popular?'],
    ['lazy', 'I saw the photos from Saturday, can I come next time?'],
  ],
}
