import type { Quest } from '../quest.ts'

export const assertiveSpeaking: Quest = {
  id: 'assertive-speaking',
  title: 'Say It Straight',
  emoji: '🎯',
  description:
    'Neither swallow it nor throw it: open softly, ask for one clear thing, and stay with it until you have an answer.',
  theme: 'Assertive speaking',
  difficulty: 'medium',
  tool: 'assertive_ask',
  steps: [
    {
      id: 'e94d2b70-8c15-4b6e-b3f2-7a1c9e0d4f01',
      type: 'quiz',
      title: 'Four ways to say one thing',
      instruction: 'Kim has put her name alone on a slide deck that the two of you made. Which reaction is assertive?',
      lesson: [
        'There are roughly four ways to handle something that bothers you. Passive: you swallow it, and your wishes don’t count. Aggressive: you throw it, and theirs don’t. Passive-aggressive: you swallow it in front of them and throw it from behind. Assertive: you say it to the right person, plainly, as if both of you mattered. Because you do.',
        'Assertive is not the midpoint between loud and quiet. You can be assertive in a whisper, and aggressive with a smile. The test is who gets respected by the sentence: only me, only you, neither, or both.',
        'Why do so few people do it? Swallowing keeps the peace today, and throwing gets quick results. Both send the bill later. If you swallow for months, the throw comes over something tiny, and everyone wonders why you’re shouting about a stapler.',
        'It is a skill and not a character trait. Nobody talks like this by nature in a fight. You practise it with small stakes: the wrong coffee, the seat by the window, the fifth meeting moved to Friday afternoon.',
      ],
      examples: [
        {
          who: 'About a loud video',
          instead: '(sighs, moves seats, tells everybody later)',
          better: 'Would you mind using headphones? I’m trying to read.',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'Say “No worries!” and decide to do less on the next deck.',
          why: 'Swallowed in front of Kim, thrown from behind. Kim cannot know that anything is wrong.',
        },
        {
          id: 'b',
          text: '“Kim, the deck has only your name on it. I’d like mine on it too, since I did the second half. Could you add it before it goes out?”',
          right: true,
        },
        {
          id: 'c',
          text: 'In the meeting: “Funny how my half of the deck has no author.”',
          why: 'That is an attack in the form of a joke, with an audience. Kim will defend herself, and not add a name.',
        },
        {
          id: 'd',
          text: '“You stole my work. Put my name on it now.”',
          why: 'Clear, and it leaves Kim only two roles: thief or opponent. It may have been an old template.',
        },
      ],
      feedback: {
        correct:
          'To the right person, plainly, before it is too late, and it leaves Kim the chance of having made a mistake.',
        incorrect:
          'Which sentence respects you and Kim at once? Loudness is no clue; look at who would still have a face to save.',
      },
    },
    {
      id: 'e94d2b70-8c15-4b6e-b3f2-7a1c9e0d4f02',
      type: 'choice',
      title: 'The soft start',
      instruction:
        'You and your partner agreed to split the cooking. You have cooked nine evenings in a row. It is seven, you are hungry, and nobody has started. How do you begin?',
      lesson: [
        'Couples researchers who film people arguing found something useful: the first few minutes tell a lot about how the talk will end. What starts with an attack hardly ever lands softly. So the opening deserves more care than all the rest.',
        'A hard start has a “you” and a judgement in it: lazy, selfish, “so it’s me again”. A soft start has an I, a fact, and a wish. It is soft in tone and not in substance. You don’t make your point any smaller; you only take off the spikes so that somebody can pick it up.',
        'Timing belongs to it. Nobody hears well when they are hungry, late, or in the middle of a message. “Do you have ten minutes after dinner?” is a soft start all by itself.',
        'And bring one matter. When nine evenings of cooking come along with the laundry and your mother’s birthday, the other person can only drown or fight. Say the one thing. The others will keep.',
      ],
      examples: [
        {
          who: 'To a roommate',
          instead: 'So I suppose I’m doing the bins again.',
          better: 'I’ve taken the bins down four weeks running and I’d like a break. Can you do July?',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“I guess I’m the cook in this house, then.”',
          why: 'A judgement dressed as resignation. It asks for nothing, and will get a quarrel about tone.',
        },
        {
          id: 'b',
          text: '“You’re so selfish about the cooking, and about the laundry, and don’t get me started on my mother’s birthday.”',
          why: 'A verdict and three matters at once. There is nowhere to begin with an answer.',
        },
        {
          id: 'c',
          text: 'Start cooking, loudly.',
          why: 'Pans are poor messengers. The longer they talk, the less they say.',
        },
        {
          id: 'd',
          text: '“I’ve cooked the last nine evenings and I’m tired. Could you take tonight, and can we look at the week after dinner?”',
          right: true,
        },
      ],
      feedback: {
        correct:
          'An I, a number, a feeling, a wish for tonight, and the bigger talk after food. Nothing in it has spikes.',
        incorrect: 'Look for an opening with an I, a fact and a wish, about one matter only.',
      },
    },
    {
      id: 'e94d2b70-8c15-4b6e-b3f2-7a1c9e0d4f03',
      type: 'quiz',
      title: 'Ask, then stay with it',
      instruction:
        'You ask your manager for Fridays at home. She says: “Everybody wants something at the moment.” What do you say?',
      lesson: [
        'A good ask has a shape that you can prepare on the back of a receipt. Describe the situation in a sentence. Say what it means to you. Ask for one thing. Then say what’s in it for the other person: not a bribe, just the reason why yes is a good idea for both.',
        'During the talk there are two things to hold on to. Stay with the topic: when the talk wanders off to how busy everyone is, nod, and come back. “I see that it’s a lot. About the Fridays:” is enough. And look like somebody who has a right to ask: sit still, speak slower than you want to, and let a silence be a silence. Whoever fills it usually lowers their own price.',
        'Be ready to deal. Know before you start what you’d like, what you’d accept, and what would not help. If a no comes, turn the table round: “What would make it possible?” That is no trick. The other person really does know their own side better than you.',
      ],
      examples: [
        {
          who: 'To a landlord',
          instead: 'I know it’s a bad time, never mind.',
          better: 'I see you’re busy. The heating has been off for six days. Can somebody come by Wednesday?',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“Oh, of course, bad timing. Forget I asked.”',
          why: 'She had not said no. You took back an ask that was still standing.',
        },
        {
          id: 'b',
          text: '“Well, Dana gets her Fridays, and she has been here for half as long as I have. That’s hardly fair, is it?”',
          why: 'Now the talk is about Dana, and your manager defends a decision instead of looking at yours.',
        },
        {
          id: 'c',
          text: '“I can see it’s a lot. About the Fridays: I’m faster with the reports at home. Could we try a month?”',
          right: true,
        },
        {
          id: 'd',
          text: '“Then I’ll have to think about whether I want to stay.”',
          why: 'A threat as the second sentence. From here on she weighs you, and not Fridays.',
        },
      ],
      feedback: {
        correct: 'You heard her, came back to the Fridays, said what is in it for her, and made yes small: one month.',
        incorrect: 'She has not said no. Which answer stays with the Fridays, and makes a yes easier?',
      },
    },
    {
      id: 'e94d2b70-8c15-4b6e-b3f2-7a1c9e0d4f04',
      type: 'rewrite',
      title: 'Say it to Alex',
      instruction:
        'You have covered Alex’s Friday shift three weeks in a row. Alex has just asked for a fourth. Rewrite the answer you have typed: what happened, what you need or feel, and one clear request.',
      original: 'Sure, no problem, I guess I just don’t have a life, haha.',
      lesson: [
        'Jokes at your own expense are the most popular way of not saying something. “I guess I don’t have a life, haha” means: this is too much, and I hope you notice. Alex sees a yes and a laugh. That is what you sent.',
        'Take the sentence apart. What’s the fact? Three Fridays in a row. What’s it like? Perhaps you’re tired, perhaps you miss your friends. What do you need? An evening off, or a fair share. What do you ask? That Alex finds somebody else, swaps with you, or talks to you about a plan.',
        'Put these in an order that you would say out loud. Keep “sorry” for things you did wrong, and leave out just, only and maybe, which turn an ask into a hint. You may be kind: “I’m glad to help out now and then” is true, and costs you nothing.',
        'End on the request. What stands last is what gets answered, so let nothing come after it, in particular no “but no worries if not!!”.',
      ],
      examples: [
        {
          who: 'To a friend who is always driven home',
          instead: 'Haha, your taxi is here again!',
          better:
            'I’ve driven everyone home the last four times and I’d like to have a drink too. Can you drive on Saturday?',
        },
      ],
      rubric: {
        asks: [['observation'], ['feeling', 'need', 'limit'], ['request']],
        about: ['shift', 'friday', 'cover', 'week', 'swap', 'schedule', 'rota', 'evening', 'turn', 'roster'],
      },
      samples: {
        good: [
          'Alex, I’ve covered your Friday shift the last three weeks and I’m worn out. I need a Friday off. Could you ask somebody else this time?',
          'Hi Alex, I took your Friday shift three weeks in a row. I’d like to see my friends this weekend, that matters to me. Would you swap with me so I get this Friday off?',
        ],
        bad: [
          'Sure, no problem!',
          'You always dump your shift on me and I am tired. Could you do it yourself?',
          'I feel tired. Could you stop?',
        ],
      },
      feedback: {
        correct:
          'Straight and friendly. Alex knows the fact, what it costs you, and what you would like to happen, and can simply answer.',
        incorrect:
          'Alex still has to guess. Say what happened in numbers, what it is like for you, and end on one clear request.',
      },
    },
  ],
}
