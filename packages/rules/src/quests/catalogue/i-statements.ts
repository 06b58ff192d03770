import type { Quest } from '../quest.ts'

export const iStatements: Quest = {
  id: 'i-statements',
  title: 'From “You Always” to “I Feel”',
  emoji: '🗣️',
  description:
    'Turn an accusation into a sentence the other person can answer: what happened, what it did to you, what you ask for.',
  theme: 'I-statements',
  difficulty: 'easy',
  tool: 'i_statement_builder',
  steps: [
    {
      id: '5d0c1a52-7a0e-4a63-9d5e-0f6f0c2b1a01',
      type: 'quiz',
      title: 'What a camera would see',
      instruction:
        'Your flatmate Sam borrowed your bike and brought it back on Sunday with a flat tyre, without a word. Which opening would both of you sign?',
      lesson: [
        'Most arguments go wrong in the first sentence, because it holds a verdict. “You left the kitchen a disaster” is one. Whoever hears it starts to defend themselves against the word disaster, and the kitchen itself never gets a turn.',
        'A good opening says what happened so that both of you would sign it. Try this test: could a camera have recorded it? A camera sees three pans in the sink. It does not see lazy, rude, or on purpose. It cannot see always or never either, because it only ran for one evening.',
        'This is not about being nice. It is about being hard to argue with. Your roommate can dispute all night that they are messy. They cannot dispute three pans. And once you agree on the pans, you are at least talking about the same thing.',
        'So find your one fact before you speak: what, when, where. Times, numbers and quoted words are good signs. An adjective about the person is a bad one.',
      ],
      examples: [
        {
          who: 'To a roommate',
          instead: 'You’re so inconsiderate at night.',
          better: 'Your music was on until half past one last night.',
        },
        {
          who: 'To a coworker',
          instead: 'You keep undermining me.',
          better: 'On Tuesday’s call you answered the two questions that Priya had asked me.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“You wrecked my bike on Sunday, put it back in the hall, and simply hoped that I wouldn’t notice.”',
          why: 'No camera films what somebody hoped. “Wrecked” and “hoped” are your reading, and Sam can argue with both.',
        },
        {
          id: 'b',
          text: '“The bike came back on Sunday with a flat tyre, and I found out this morning.”',
          right: true,
        },
        {
          id: 'c',
          text: '“You’re careless with other people’s things, Sam.”',
          why: 'This is about what kind of person Sam is. The bike does not even appear in it.',
        },
        {
          id: 'd',
          text: '“You never bring anything back in one piece.”',
          why: '“Never” is a claim about all of history. One book returned unharmed, and Sam has won.',
        },
      ],
      feedback: {
        correct:
          'Exactly. A day, a tyre, and how you found out: none of it is up for debate, so the talk can be about the bike.',
        incorrect:
          'Look for the sentence a camera could have recorded: what, when and where, with no opinion about Sam in it.',
      },
    },
    {
      id: '5d0c1a52-7a0e-4a63-9d5e-0f6f0c2b1a02',
      type: 'choice',
      title: 'A feeling that is really yours',
      instruction:
        'Noor cancels dinner for the third time this month, ten minutes before she was due. The food is on the table. What do you write back?',
      lesson: [
        'After the fact comes what it did to you, and here English plays a trick. “I feel that you don’t respect me” contains the words I feel and no feeling at all. It is a thought about the other person in a costume. Whatever goes on with that, like or you is nearly always a thought.',
        'A second kind is sneakier. Attacked, ignored, used, betrayed: these look like feelings, yet each tells what somebody else did. “I feel ignored” means “you ignored me”, and that is how it lands. Ask what it is like inside when you believe it. Lonely? Worried? Angry? That word is yours, and nobody can tell you that you don’t have it.',
        'Keep the controls, too. “You make me angry” gives them away. “I get angry when plans change at the last minute, because I build my day around them” keeps them, and shows which lever would help.',
        'Then choose a word of the right size. Neither “a bit bothered” for fury nor “devastated” for a late reply will be believed.',
      ],
      examples: [
        {
          who: 'To a friend',
          instead: 'I feel like you don’t care about my birthday.',
          better: 'I was sad on Saturday. I had looked forward to seeing you.',
        },
        {
          who: 'To a coworker',
          instead: 'I feel undermined.',
          better: 'I was embarrassed when the new numbers came up and I hadn’t seen them.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“I feel like you don’t actually want to see me.”',
          why: 'After “I feel like” comes a guess about what Noor wants. She can only confirm it or deny it.',
        },
        {
          id: 'b',
          text: '“Honestly, I feel taken for granted, and it’s not the first time that I feel like that with you.”',
          why: '“Taken for granted” says what Noor did, and hides what you feel about it.',
        },
        {
          id: 'c',
          text: '“You make me feel like an idiot for cooking.”',
          why: 'This hands Noor the controls, and she will say that she never called you an idiot.',
        },
        {
          id: 'd',
          text: '“I’m disappointed. I was looking forward to tonight, and dinner is on the table.”',
          right: true,
        },
      ],
      feedback: {
        correct:
          'Yes. “Disappointed” is yours alone, the right size, and it comes with its reason. Noor has nothing to fend off.',
        incorrect:
          'Find the reply whose feeling would still be true if Noor had a very good reason: one word about you, none about her.',
      },
    },
    {
      id: '5d0c1a52-7a0e-4a63-9d5e-0f6f0c2b1a03',
      type: 'quiz',
      title: 'The need underneath',
      instruction:
        'You and Ilya share a desk at work. You come in to find it covered with his papers again. Which of these sentences names a need?',
      lesson: [
        'Under almost every complaint lies something reasonable: rest, order, being included, knowing what to expect, a fair share of the work. Those are needs. You recognise one by two signs: everybody on earth has it, and nobody’s name is in it. “I need you to text me at six” is not a need but one way to meet it. The need may be peace of mind.',
        'Why the difference matters: there are a hundred ways to peace of mind and only one way to text at six. When two people fight over one solution, somebody loses. When they look at what each of them needs, there is often a third way that neither had thought of.',
        'A need also explains your feeling. “I’m stressed because I need to know by noon whether I’m picking up your kid” is a sentence people want to help with. “I’m stressed because you never tell me anything” is one they want to leave.',
      ],
      examples: [
        {
          who: 'To a roommate',
          instead: 'I need you to stop having people over.',
          better: 'I need quiet on weeknights, because I start at six.',
        },
        {
          who: 'To a friend',
          instead: 'I need you to be on time for once.',
          better: 'I want to be able to count on the time we agree on.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“I need some order around me, or I can’t think.”',
          right: true,
        },
        {
          id: 'b',
          text: '“I need you to clear the desk by a quarter to nine.”',
          why: 'A fine request, but it has a person and a time in it: it is one way to meet the need.',
        },
        {
          id: 'c',
          text: '“I need Ilya to finally learn some manners.”',
          why: 'Nobody else on earth needs Ilya’s manners. This is a verdict that begins with “I need”.',
        },
        {
          id: 'd',
          text: '“I need to point out that half of this desk is mine.”',
          why: 'That announces an argument about rights. What you would do with your half stays unsaid.',
        },
      ],
      feedback: {
        correct:
          'Right. Order is something anyone can understand, and it leaves room for more than one solution, from a tray to a second desk.',
        incorrect:
          'Two signs of a need: everybody on earth has it, and nobody’s name is in it. Only one of these sentences has both.',
      },
    },
    {
      id: '5d0c1a52-7a0e-4a63-9d5e-0f6f0c2b1a04',
      type: 'rewrite',
      title: 'Put it together',
      instruction:
        'Your roommate’s pans have been in the sink since Tuesday. It is Thursday, and you want to cook. Rewrite this message so that it says what you see, how you feel, and what you ask for.',
      original: 'You never clean up after yourself. The kitchen is disgusting because of you, and I’m not your maid.',
      lesson: [
        'Now you have the parts: what happened, what you feel, what you need. The last one is the request, and it makes or breaks the rest.',
        'Ask for something that can be done, instead of something that should stop. “Could you knock before you come in?” beats “Don’t barge in”, because it says what you would see if it worked. Make it small enough for a yes today. And be ready to hear no. If a no would be punished, it was a demand in a good suit.',
        'You need no formula, and you need not sound like a leaflet. “The hall light was on again at five and I’m tired. Could the last one in turn it off?” has everything in it and could be said over coffee.',
        'Watch for two traps. One begins with I and ends with you: “I feel angry because you’re a slob.” The other puts sugar on an attack: “Could you maybe, for once…” Read your sentence aloud in your most annoyed voice. If it bites, the bite was in there already.',
      ],
      examples: [
        {
          who: 'To a roommate',
          instead: 'Nice of you to finish the coffee. Again.',
          better:
            'The coffee was empty this morning and I was grumpy all the way to work. Could whoever finishes it put it on the list?',
        },
      ],
      rubric: {
        asks: [['observation'], ['feeling'], ['request']],
        about: [
          'pan',
          'pot',
          'sink',
          'kitchen',
          'dish',
          'wash',
          'clean',
          'soak',
          'cook',
          'dinner',
          'counter',
          'stove',
          'tidy',
        ],
      },
      samples: {
        good: [
          'The pans have been in the sink since Tuesday and I’d like to cook tonight. I feel stressed when there’s no space. Could you wash them before six?',
          'Hey, when I came into the kitchen today the pans from Tuesday were still in the sink. I’m frustrated because I need room to cook. Would you be willing to do them this afternoon?',
        ],
        bad: [
          'You never wash your pans and I feel angry. Please clean the kitchen.',
          'Please clean the kitchen.',
          'I feel like you are a slob. Could you wash the pans that have been in the sink since Tuesday?',
        ],
      },
      feedback: {
        correct:
          'That can be heard. A fact, your own feeling, and a request that has a yes in reach: your roommate can answer it instead of defending themselves.',
        incorrect:
          'Not quite there yet. Aim for three things: what a camera would see, what you feel, and one thing your roommate could do.',
      },
    },
  ],
}
