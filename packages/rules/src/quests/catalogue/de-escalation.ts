import type { Quest } from '../quest.ts'

export const deEscalation: Quest = {
  id: 'de-escalation',
  title: 'Turn the Heat Down',
  emoji: '🧯',
  description:
    'When a talk boils over: notice it in your body, hear the other person first, repair small things early, and take a break that comes back.',
  theme: 'De-escalation',
  difficulty: 'hard',
  tool: 'cool_down_checklist',
  steps: [
    {
      id: '1f6a8c04-3b92-4e7d-9a50-d4c2b7e8f501',
      type: 'quiz',
      title: 'When the brain goes offline',
      instruction:
        'You are arguing about the rent. Your jaw is tight, your heart pounds, and you have just interrupted for the third time. What is the best next move?',
      lesson: [
        'At a certain point an argument stops being a talk and becomes an alarm. The heart races, the jaw sets, hearing narrows, and the head puts all its wits into winning. Researchers call it flooding. In that state you can’t take in anything new, see a joke, or remember why you like this person. It isn’t bad character. It’s adrenaline.',
        'Two facts are worth knowing. It starts in the body, seconds before you notice it in your words: learn your own first sign, whether that’s the jaw, heat in the face, or talking faster. And it takes its time to pass, for most people twenty minutes or more, provided you don’t spend those twenty minutes sharpening your best reply. Rehearsing keeps the alarm on.',
        'So once you are flooded, no sentence will save the talk. The skill is to stop early, and to come back. Breathing out slowly, longer than you breathe in, is the one thing you can do without leaving your chair.',
      ],
      examples: [
        {
          who: 'At the first sign',
          instead: 'Let me finish! You’re not even listening!',
          better: 'Hang on. I’m getting loud, and I don’t want to. Give me a second.',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'Make your strongest point now, before you forget it.',
          why: 'Two flooded people cannot take in a strong point. It will only be answered by a stronger one.',
        },
        {
          id: 'b',
          text: 'Tell them to calm down.',
          why: 'Nobody has ever been calmed by that. It says that the problem is them.',
        },
        {
          id: 'c',
          text: 'Walk out without a word, so that nothing worse gets said.',
          why: 'You are right to stop, but a silent exit looks like contempt or the end, and the other person follows you.',
        },
        {
          id: 'd',
          text: 'Say that you’re too wound up to listen well, propose half an hour, and take a walk without planning your reply.',
          right: true,
        },
      ],
      feedback: {
        correct: 'Right on all counts: you named it as yours, gave it a length, and left the reply at home.',
        incorrect:
          'Your body has already left the talk. Look for the move that stops in words, with a way back, and really lets you cool down.',
      },
    },
    {
      id: '1f6a8c04-3b92-4e7d-9a50-d4c2b7e8f502',
      type: 'rewrite',
      title: 'Hear them first',
      instruction:
        'You forgot to call, and your friend Ash writes: “I stood in the rain outside the theatre for forty minutes like an idiot!” Rewrite the reply you have typed: show that you get what it was like for Ash, and own your part.',
      original: 'Calm down, it’s just a bit of rain, and you were late last week too.',
      lesson: [
        'An angry person repeats themselves until they feel heard, and gets louder each time, like someone in front of a closed window. You can fight the volume or open the window.',
        'Opening means saying back what it was like for them, before anything about you. “Forty minutes in the rain, and no word from me: I’d be furious.” That isn’t surrender. You haven’t said who is right. You’ve said that their reaction makes sense from where they stood, and it nearly always does.',
        'If you have a part in it, own that part without a tail. “I’m sorry I didn’t call” is an apology. “I’m sorry you got wet” is weather. “I’m sorry, but you were late last week” is a counterclaim: everything in front of a but gets deleted. “I’m sorry if you felt” says that the feeling is the fault.',
        'Your reasons can wait, and most people will ask for them once the window is open. Until then an explanation sounds like “so you shouldn’t be angry”.',
      ],
      examples: [
        {
          who: 'To a coworker',
          instead: 'You’re overreacting, it was one typo.',
          better:
            'You stood there in front of the client with a wrong number. That must have been awful, and I should have checked it.',
        },
      ],
      rubric: {
        asks: [['acknowledgement'], ['ownership']],
        about: [
          'rain',
          'wait',
          'theatre',
          'theater',
          'forty',
          '40',
          'call',
          'stood',
          'standing',
          'wet',
          'text',
          'message',
          'show',
          'left you',
          'outside',
          'minutes',
        ],
      },
      samples: {
        good: [
          'Forty minutes in the rain, no wonder you’re furious. I forgot to call and that’s on me. I’m sorry.',
          'That must have been miserable, standing out there without a word from me. I’m sorry I didn’t call you.',
        ],
        bad: [
          'I’m sorry you feel that way about the rain.',
          'I’m sorry I didn’t call, but you were late last week.',
          'It was only forty minutes, calm down.',
        ],
      },
      feedback: {
        correct:
          'The window is open. Ash has been heard, your part is on the table without a “but”, and now the two of you can talk.',
        incorrect:
          'Ash is still in front of the closed window. First what it was like for them, then your own part, and nothing with a “but”.',
      },
    },
    {
      id: '1f6a8c04-3b92-4e7d-9a50-d4c2b7e8f503',
      type: 'choice',
      title: 'Small repairs',
      instruction:
        'Your brother snaps in the middle of planning your parents’ party: “Great, so you’ve decided everything again.” You do have a list. What do you say?',
      lesson: [
        'People who fight well do not fight less. They repair sooner. In the middle of it one of them says something small that lets out the air: “Can I start again?”, “That came out wrong”, “I see your point”, a grin, a hand on the table. Researchers call these repair attempts, and found that what counts is less how clever they are than whether the other one accepts them.',
        'So there are two skills. Making one: early, short, and about your own side. Find the five percent of what they said that’s true and say so, out loud. It is astonishing how quickly somebody stops pushing when there is nothing to push against.',
        'And catching one. A repair is often clumsy: it may come with crossed arms, or as a grumpy “fine, tell me”. Take it for what it is trying to be. Whoever waits for a perfect apology usually waits through another round.',
        'Save the repair for after the fight, and it turns into a clean-up.',
      ],
      examples: [
        {
          who: 'After a sharp word',
          instead: 'Well, you started it.',
          better: 'That was sharper than I meant. Can I try again?',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“Somebody has to. You’d forget your own head.”',
          why: 'It answers a complaint with a bigger one. The party has left the conversation.',
        },
        {
          id: 'b',
          text: '“You’re right that I came with a finished list. Let me put it away. What would you like to do for them?”',
          right: true,
        },
        {
          id: 'c',
          text: '“That’s not true at all. I only wrote down ideas, and you could have said something long before now.”',
          why: 'Perhaps so. He will now collect proof that it is true, and you proof that it isn’t.',
        },
        {
          id: 'd',
          text: '“Okay, fine. You do everything, then.”',
          why: 'That gives him all of it in order to take it away. It is a door slammed politely.',
        },
      ],
      feedback: {
        correct: 'You found the part that is true, said it first, and gave him something to do other than push.',
        incorrect:
          'There is a grain of truth in what he says. Which answer picks it up, instead of fending it off or giving up?',
      },
    },
    {
      id: '1f6a8c04-3b92-4e7d-9a50-d4c2b7e8f504',
      type: 'quiz',
      title: 'Until they say “exactly”',
      instruction:
        'Your coworker Lou: “Every time I hand in a draft you rewrite half of it. Why do I even bother?” Which reply shows that you have understood?',
      lesson: [
        'Before you answer a complaint, make sure that you have the right one. The simplest way is to say it back in your own words and to ask whether you got it: the fact, and what it seems to mean for them. If you hit it, you’ll hear “yes, exactly”, and you can see the shoulders drop. If you miss, they put it right, which is almost as good. Either way you now talk about the same thing.',
        'There are three popular ways of missing. The quick fix: “Then hand it in earlier.” The cross-examination: “When exactly did I rewrite half of it?” And the echo, which only repeats the words and feels like a machine.',
        'A “why” also sounds like a courtroom in a heated talk. “What” and “how” open more: what bothers you most about it, how would you like it to be.',
        'Understanding is not agreeing. You can say “so it feels as if your work doesn’t count” and still think that the edits were needed. You’ll just be arguing about the edits now.',
      ],
      examples: [
        {
          who: 'To a friend',
          instead: 'Why are you so upset about a message?',
          better: 'You wrote something personal and got a thumbs-up back, and it felt cold. Is that it?',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“When did I rewrite half? Show me one.”',
          why: 'Cross-examination. Lou’s number may be wrong, and the discouragement is still there.',
        },
        {
          id: 'b',
          text: '“Just send me an outline first, then that won’t happen.”',
          why: 'Perhaps a good idea, two sentences too early. You have solved something that you have not yet heard.',
        },
        {
          id: 'c',
          text: '“So you put work into a draft, and when it comes back changed it feels as if it hadn’t counted. Is that it?”',
          right: true,
        },
        {
          id: 'd',
          text: '“I hear you saying that every time you hand in a draft I rewrite half of it, and that you don’t know why you bother.”',
          why: 'The echo. The words came back, and nothing shows that they went through your head.',
        },
      ],
      feedback: {
        correct: 'Fact, meaning, and a question. Lou can say “exactly”, or tell you what it is really about.',
        incorrect: 'Which reply would make Lou say “yes, exactly”? It has the fact in it, and what it means for Lou.',
      },
    },
    {
      id: '1f6a8c04-3b92-4e7d-9a50-d4c2b7e8f505',
      type: 'rewrite',
      title: 'A break that comes back',
      instruction:
        'You and your roommate have been arguing about the rent for an hour, and you are about to shout. Rewrite what you were going to say as a call for a break: what is going on in you or what you need, and when you will come back to it.',
      original: 'Whatever. I’m done. There’s no point in talking to you.',
      lesson: [
        'A break is the best tool for a boiling talk and the easiest one to spoil. Walk out, and the other person is left with the question whether this is over, and often runs after you to find out. Send them away, and it’s a punishment.',
        'A break that works has three parts. The reason, about you: “I’m too worked up to listen.” Not: “You’re impossible right now.” The length: half an hour, after dinner, tomorrow at nine. At least twenty minutes, because that’s how long your body needs, and not longer than a day, or it becomes avoidance. And the promise: you will be the one who comes back. You called it, so you end it.',
        'Then use it well. Walk, wash up, listen to music. Don’t draft your closing speech, and don’t phone somebody who will tell you how right you are.',
        'When you come back, begin with something you’ve understood. Even half a sentence will do. It tells the other person that the break was for the two of you.',
      ],
      examples: [
        {
          who: 'On the phone with a friend',
          instead: 'I can’t deal with you right now. (hangs up)',
          better: 'I’m getting too upset to be fair. I’ll call you back at eight, promise.',
        },
      ],
      rubric: {
        asks: [['feeling', 'need'], ['return']],
        about: [
          'break',
          'talk',
          'pause',
          'rent',
          'come back',
          'be back',
          'calm',
          'cool off',
          'walk',
          'breath',
          'listen',
          'continue',
          'space',
          'shout',
          'pick',
          'stop',
          'some air',
        ],
      },
      samples: {
        good: [
          'I’m too worked up to listen right now. I need a break. Let’s talk again in half an hour, I’ll come and find you.',
          'I notice I’m about to shout and I don’t want to. I need to take a walk. I’ll be back at eight and then we’ll go on with the rent.',
        ],
        bad: [
          'I need a break from you.',
          'You’re impossible. Let’s talk tomorrow.',
          'I’m done. Talk to me when you’ve calmed down.',
        ],
      },
      feedback: {
        correct:
          'A break with a reason and a way back. Your roommate knows that it is not the end, and when it goes on.',
        incorrect:
          'A break needs a reason that is about you, and a time at which you come back. Otherwise it looks like the end.',
      },
    },
  ],
}
