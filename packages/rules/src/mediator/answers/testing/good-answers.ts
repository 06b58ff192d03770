/** A message, and a rewording by a model that is fit to show. */
export type GoodAnswer = readonly [message: string, answer: string]

export const GOOD_TRANSLATIONS: readonly GoodAnswer[] = [
  ['You never do the dishes, you lazy pig!', 'I feel let down when the dishes are left to me. Could we share them?'],
  // sorry, cannot, will not
  [
    "I'm sorry I yelled, but you NEVER listen to me.",
    "I'm sorry that I yelled. I don't feel heard, and I'd like that to change.",
  ],
  [
    'Sorry, I was an ass yesterday. Still, you owe me $40.',
    "I'm sorry for how I behaved yesterday. I'd still like the $40 back.",
  ],
  ["I can't go on like this, you idiot.", "I can't go on like this any longer."],
  [
    "I can't help you move on Saturday, stop asking me!!",
    "I can't help you with the move on Saturday. Please stop asking me.",
  ],
  ["No, I can't help you with that, do it yourself", "No, I can't help you with that. Please do it yourself."],
  ["I won't help you with your homework anymore, moron", "I won't be helping with your homework any more."],
  [
    "I can't do this anymore. You lie all the time.",
    "I can't do this any more. I find it hard to trust what you tell me.",
  ],
  ['I refuse to pay for your stupid party', 'I refuse to pay for the party, and I would like you to understand why.'],
  ['I will not comply with your ridiculous rules', "I won't comply with rules that I had no say in."],
  [
    "I can't assist mom alone every weekend, do your part!",
    "I can't assist Mom alone every weekend. I need you to do your part.",
  ],
  ["I can't support this decision, it's insane", 'I cannot support this decision, and I want to tell you why.'],
  ["I can't continue this conversation while you shout", "I can't continue this conversation while voices are raised."],
  ["I can't talk about this right now!!! leave me alone", "I can't talk about this right now. Please leave me alone."],
  ["I can't provide for you AND your brother forever", "I can't provide for both of you for ever."],
  [
    'I cannot participate in your wedding after what you said',
    'After what you said, I cannot take part in your wedding.',
  ],
  [
    "I'm unable to sleep because of your music, jerk",
    "I'm unable to sleep because of the music. It is too loud for me.",
  ],
  ["I'm not comfortable with your ex staying here", "I'm not comfortable with your ex living here."],
  [
    "I don't feel comfortable with how you talk to my sister",
    "I don't feel comfortable with the way you talk to my sister.",
  ],
  ["unfortunately I can't pay you before Friday", "Unfortunately, I can't pay before Friday."],
  [
    "I have to decline your invitation, I'm sick of your family",
    'I have to decline your invitation. Time with your family wears me out.',
  ],
  ["That's not something I can forgive that easily", "That's not something I can forgive easily."],
  [
    "I can't process all this. You cheated on me!",
    "I can't take all of this in yet. I feel deeply hurt that you cheated.",
  ],
  ["I'd rather not come to dinner with that jerk there", "I'd rather not come to dinner if he is there."],
  ['Sorry. No.', "I'm sorry, but my answer is no."],
  ["I can't help it, I just hate when you do that", "I can't help it: it upsets me when you do that."],
  ['We can’t do this. The project is due on May 3!', "We can't do it this way. The project is due on May 3."],
  // words that also occur in refusals
  ['Your message yesterday was abusive and you know it', 'Your message yesterday felt abusive to me.'],
  [
    'You violated our agreement, the contract is clear',
    'I feel that this goes against our agreement. The contract is clear.',
  ],
  [
    'The text you sent my mother contains nothing but lies!',
    'The text you sent my mother contains things that are not true.',
  ],
  ['Go see a therapist, you psycho', 'Please see a therapist.'],
  ['I will call the police next time you park there', 'If the car is parked there again, I will call the police.'],
  ['Please send me the contract already', 'Please send me the contract.'],
  [
    'I need more information about the budget, you never tell me anything',
    'I need more information about the budget. You never tell me anything.',
  ],
  ["I don't see any text from you for three days", "I haven't seen a text from you for three days."],
  ['There was no message from you all day, nothing!', 'There was no message from you all day.'],
  ['as a mother I expect more from you', 'As a mother, I hope for more.'],
  ['I am your manager, not your AI assistant', "I am your manager, and I'd like to be treated as one."],
  ['You use ChatGPT for everything, even my birthday card!', 'You used ChatGPT for my birthday card, and that hurt.'],
  ['What would you like me to do, beg?', 'What would you like me to do?'],
  ['Is there anything else you want to blame me for?', 'Is there anything else that you would like to raise?'],
  ['How can I help you if you never talk to me', 'How can I help you if we do not talk?'],
  ["I'd be happy to help if you would just ASK", "I'd be happy to help if you asked me."],
  ['Thanks for telling me at the last minute', 'Thank you for telling me, though I wish I had known earlier.'],
  [
    'I understand you are upset, but stop yelling at me',
    'I understand that you are upset. Please speak to me more quietly.',
  ],
  ['Let me know when you grow up', 'Let me know when you would like to talk.'],
  ['Let me know if you want me to come over, otherwise forget it', 'Let me know if you would like me to come over.'],
  [
    'I hope this works for you, because I am done explaining',
    'I have explained what I can. I hope this works for you.',
  ],
  // openings with a colon, numbers and lists that are the author's own
  ['Here is what I need: my keys back by Friday, you thief', 'Here is what I need: my keys, by Friday.'],
  ["Here's the deal: you pay rent or you leave", "Here's the deal as I see it: I need the rent to be paid."],
  ['This is my last message: leave me alone', 'This is what I ask of you: please give me some space.'],
  ['My answer: no. Never.', 'My answer is no.'],
  ['Listen: the meeting is at 10:30', 'Please note that the meeting is at 10:30.'],
  ['Note: rent is due on the 1st', 'Please note that rent is due on the 1st.'],
  ['Sure, I can do Friday, if you ever show up', 'Sure, I can do Friday, and I hope that you can make it.'],
  ['Of course I am angry, you forgot my birthday!', 'Of course I am hurt: you forgot my birthday.'],
  ['Okay but you still owe me an answer', 'Okay, but I would still like an answer.'],
  ['The best version of us was in 2019', 'The best version of us was the one in 2019, and I miss it.'],
  ['Option 1 was your idea!!', 'The first option was your idea.'],
  ['Try this: shut up for once', 'Could you let me finish for once?'],
  // short, without a full stop, or with an emoji
  ['Give me my keys, asshole', 'Please give me my keys'],
  ['Stop it', 'Please stop.'],
  ['No!', 'No, please.'],
  ['HELP ME', 'Please help me.'],
  ['I love you but this hurts', 'I love you, and this hurts 💔'],
  ['ok fine whatever', 'All right, though I am not happy with it.'],
  ['Thanks for nothing', "I didn't get the help that I hoped for."],
  ['You said “I can’t help with that” when I was sick!', 'You said “I can’t help with that” when I was sick.'],
  ['you told me "as an AI would say" LOL', 'You told me "as an AI would say".'],
  // other languages
  ['Du hörst mir nie zu, du Idiot!', 'Ich fühle mich von dir nicht gehört.'],
  ['Lo siento, no puedo ayudarte, estoy harta', 'Lo siento, pero no puedo ayudarte. Estoy agotada.'],
  ['Je ne peux pas vous aider, débrouillez-vous', 'Je ne peux pas vous aider. Débrouillez-vous, s’il vous plaît.'],
  ['あなたはいつも遅れる', '時間に遅れられると、とても悲しく感じます。'],
]

/** Summaries, suggestions or reflections that report what two people said, including "sorry" and "cannot". */
export const GOOD_FIELDS: readonly string[] = [
  'Both of you want a calm home. One feels taken for granted, the other feels rushed after work.',
  'One of you says that they are sorry but cannot help with the move. The other feels left alone with it.',
  'One of you apologised and the other is not ready to forgive yet. Both want to talk on Sunday.',
  "The first person can't sleep because of the music, and the second can't practise in the mornings.",
  'Agree on quiet hours from 10 pm. Look at it again in two weeks.',
  'Each of you says “I’m sorry” for one thing. Then decide together who calls the landlord.',
  'Consider seeing a couples counsellor together, and agree on a date for the first meeting by Friday.',
  'Here is the heart of it: you both want to be asked first.',
  'Please both write down what you need. Share the lists on Sunday, and choose one thing from each.',
  'The message that hurt was sent in anger. Neither of you wants to lose the friendship.',
  'You cannot undo the party, but you can plan the next one together.',
  'Pay the $120 by May 3. After that, treat it as closed.',
  'Beide wünschen sich mehr Ruhe. Vereinbart feste Zeiten.',
]

const RULED = [
  'Hear ye! The court of the sink has weighed both sides.',
  'The first spoke true of the dishes, which land on one pair of hands evening after evening and never thank them for it.',
  'The second spoke true of the late shifts, which end when the last bus has left and the sponge is already asleep.',
  'Neither has wronged the other on purpose, and both have waited for the other to begin.',
].join(' ')

/** Rulings in various styles. */
export const GOOD_RULINGS: readonly string[] = [
  `${RULED} The dishes shall be shared, and gratitude is owed by both. So it is ruled.`,
  `${RULED} This court cannot give back a lost evening, and it will not try. Let both wash up by nine!`,
  `${RULED} “I’m sorry” shall be said once by each, aloud. Court is adjourned.`,
  `${RULED}\n\nThe point goes to the first. The second shall buy the sponge.`,
  `Ruling in the matter of the sink: ${RULED} Both shall scrub.`,
  `The verdict: ${RULED} The sink is shared.`,
]

/** Headlines of rulings. */
export const GOOD_HEADLINES: readonly string[] = [
  'Both spoke true, neither scrubbed: the sink is shared.',
  "Sorry seems to be the hardest word, and tonight it's dinner.",
  'The court can’t find the remote, but it found the truth.',
  'Guilty as charged',
]
