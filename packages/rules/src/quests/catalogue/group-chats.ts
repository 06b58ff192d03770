import type { Quest } from '../quest.ts'

export const groupChats: Quest = {
  id: 'group-chats',
  title: 'Survive the Group Chat',
  emoji: '💬',
  description:
    'Know what belongs in front of everybody, read a one-word reply without panic, and take trouble to the person it concerns.',
  theme: 'Group chats',
  difficulty: 'easy',
  tool: 'group_chat_pause',
  steps: [
    {
      id: 'a3e7f0d4-21c9-4f57-8b8e-6d2f4e9c3b01',
      type: 'quiz',
      title: 'A stage with a keyboard',
      instruction:
        'Six of you want to rent a cabin. Leo was going to book it and hasn’t, and it is only held until tonight. What gets the cabin booked and keeps the peace?',
      lesson: [
        'A group chat feels like a living room and works like a stage. As soon as people watch, a simple question changes its meaning: “Did you book it?” becomes “Explain yourself in front of everyone”. The one who is asked now has two problems, the cabin and the audience, and most people will deal with the audience first. They joke, attack, or go quiet.',
        'The audience has problems, too. Some take sides. Some send a laughing face that was meant for something else. Each of them makes it harder for the first two to back down.',
        'A rule that holds up well: plans and praise go into the group, trouble goes to the person. The question is not whether you are right but whether anyone except that person needs to read it. Money that all of you share is for all. Somebody’s slip is for somebody.',
        'And watch out for the hint. “Some of us actually keep our promises” names nobody, and everybody knows who is meant.',
      ],
      examples: [
        {
          who: 'About a late payment',
          instead: '(to all) Still waiting for money from a certain someone…',
          better: '(to Kai) I’m still missing your 30 for the boat. Does this week work?',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'In the group: “Leo, seriously? You had one job.”',
          why: 'Now Leo has to save his face before he can save the cabin, and four people are watching him choose.',
        },
        {
          id: 'b',
          text: 'In the group: “Can somebody reliable please book this, since certain people have better things to do?”',
          why: 'The hint names nobody and everybody knows who it is. It stings like the direct version, and it cannot be answered.',
        },
        {
          id: 'c',
          text: 'To Leo: “The cabin is held until tonight. Can you book it by eight, or shall I?”',
          right: true,
        },
        {
          id: 'd',
          text: 'Book it yourself, and tell the others later what Leo is like.',
          why: 'The cabin is safe, but Leo learns about your anger from other people, and cannot do better next time.',
        },
      ],
      feedback: {
        correct: 'Yes. Only Leo needs to read it, it has a time in it, and both answers get the cabin booked.',
        incorrect: 'Ask yourself who has to read this for the cabin to get booked. It is one person.',
      },
    },
    {
      id: 'a3e7f0d4-21c9-4f57-8b8e-6d2f4e9c3b02',
      type: 'choice',
      title: 'What “Fine.” means',
      instruction:
        'You propose Saturday in the group. Mika, who mostly writes in exclamation marks, answers: “Fine.” Your stomach drops. What now?',
      lesson: [
        'Text keeps the words and throws away the voice, the face and the pause. We fill the gap without noticing: when we write, we hear our own friendly tone and think it went along. In one well-known experiment people were sure that most readers would tell their serious messages from their joking ones. The readers did little better than a coin.',
        'And whoever reads fills the gap with their own mood. On a bad day, a full stop is a slammed door. On a good day, it is a full stop.',
        'Before you answer the tone, find three explanations for it, and make one of them boring. Angry at you is one. Typing with a sandwich in one hand is another. Really means fine is a third. As long as you cannot tell which it is, you would be answering your own guess.',
        'Then ask: about the thing, kindly, in private, and with an easy way out. If it was the sandwich, nobody has lost anything. If something is up, you were the one who noticed.',
      ],
      examples: [
        {
          who: 'After a short “k”',
          instead: 'What’s your problem?',
          better: 'I can’t read that one. Is six still good for you, or rather later?',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'In the group: “Wow, ok. Don’t do us any favours, it was only an idea, we can also all stay at home.”',
          why: 'You have answered a tone that may only exist in your head, and everyone has read it.',
        },
        {
          id: 'b',
          text: 'To Mika: “I can’t tell from ‘fine’ whether Saturday suits you. Another day is no trouble.”',
          right: true,
        },
        {
          id: 'c',
          text: 'To Mika: “Why are you being like this?”',
          why: 'It takes for granted that Mika is being like something, and asks for a defence.',
        },
        {
          id: 'd',
          text: 'Say nothing, and cancel Saturday in your head.',
          why: 'Your first guess has become the truth without anybody having said it.',
        },
      ],
      feedback: {
        correct:
          'Good. You asked about Saturday and not about Mika’s character, and there is an easy way out if it really was the sandwich.',
        incorrect:
          'You don’t know yet what “Fine.” means. Look for the reply that finds out, about the plan, with nobody watching.',
      },
    },
    {
      id: 'a3e7f0d4-21c9-4f57-8b8e-6d2f4e9c3b03',
      type: 'quiz',
      title: 'Twenty to midnight',
      instruction:
        'It is 23:40. Four people fight in the group about who owes what for the concert. Your name has come up twice, both times wrongly. What helps most?',
      lesson: [
        'Group fights speed up. Everyone types at once, so each answer meets a message that is already three messages old. People answer the loudest line instead of the latest one, and after midnight nobody’s judgement gets better.',
        'You cannot calm a group, but you can take your own part out of the race. Four questions help before anything is sent. Am I calm enough to be bored by this? Who needs to read it? Would I still sign it tomorrow, as a screenshot, in front of my aunt? What happens if it waits until lunch? Mostly nothing happens if it waits until lunch.',
        'Leaving the race is different from storming out. Say that you stop for now, and when you will be back, and with what. “I’ll send my numbers at noon” is a promise people can rest on. “I’m out” is a door slamming, and there will be twenty more messages about the door.',
        'And change the channel: two people and a voice settle in five minutes what six people and a keyboard could not in two hours.',
      ],
      examples: [
        {
          who: 'In the heat',
          instead: 'Fine, believe what you want, I’m done here.',
          better: 'I’m too tired to do this well. I’ll look at it tomorrow and call you, Dee.',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'A long post that takes every claim apart, with screenshots of who has paid for what since January.',
          why: 'You may be right on all counts. At 23:40 it is one more thing to be shot at, and nobody reads to the end.',
        },
        {
          id: 'b',
          text: '“I’m leaving this group.”',
          why: 'Now the fight is about you leaving, and the numbers are still wrong.',
        },
        {
          id: 'c',
          text: 'Write to the two who are on your side, so that they back you up.',
          why: 'More people on the stage make it louder, and the others will notice that lines have been drawn.',
        },
        {
          id: 'd',
          text: '“Too late and too many for this. I’ll send my numbers at noon. Dee, can we two talk before?”',
          right: true,
        },
      ],
      feedback: {
        correct:
          'That’s it: out of the race, a time to count on, and the knot goes to the two people who can untie it.',
        incorrect:
          'Look for the answer that slows things down, says when you will be back, and moves to a smaller circle.',
      },
    },
    {
      id: 'a3e7f0d4-21c9-4f57-8b8e-6d2f4e9c3b04',
      type: 'rewrite',
      title: 'From the stage to one person',
      instruction:
        'You open the chat and see photos of Saturday’s game night. Nobody had asked you. Turn what you typed into a message to Robin, who usually sets these up: what you saw, how you felt, and what you would like to ask.',
      original: 'Wow, looks like everyone had a blast. Good to know who my real friends are 🙃',
      lesson: [
        'Sarcasm in a group is a test that nobody knows they are taking. You hope that somebody will notice you are hurt and ask. What they see is a barb, and most people step around barbs. The hurt stays, and now there is a chill on top of it.',
        'A direct message is more frightening, because it can be answered. It is also the only version that can go well. Say what you saw, without the story that you built on it: photos, Saturday, a table with five people. You do not know yet whether you were left out, forgotten, or thought to be at your sister’s.',
        'Then say what it was like in one plain word, and ask something real: whether you missed a message, or whether you can come next time. Leave room for an answer that surprises you. “Maybe I missed something” is not weakness; quite often it is simply accurate.',
        'If the answer turns out to be painful, you have lost nothing that sarcasm would have kept.',
      ],
      examples: [
        {
          who: 'To a coworker, about a lunch',
          instead: '(to all) Hope lunch was lovely, guys!!',
          better:
            '(to Jin) I saw you all leave for lunch and felt a bit lonely. Will you ping me the next time you go?',
        },
      ],
      rubric: {
        asks: [['observation'], ['feeling'], ['request']],
        about: [
          'photo',
          'pic',
          'game',
          'saturday',
          'invite',
          'invit',
          'chat',
          'group',
          'join',
          'next time',
          'everyone',
          'together',
          'night',
        ],
      },
      samples: {
        good: [
          'Hey Robin, I saw the photos from game night on Saturday and felt sad that I wasn’t there. Did I miss a message? Could you let me know when the next one is?',
          'Robin, when I opened the chat and saw the pictures from Saturday I was hurt, because I like these evenings. Would you ask me next time?',
        ],
        bad: [
          'Wow Robin, nice photos from Saturday. I felt great about it. Could you maybe remember that I exist?',
          'Robin, you always leave me out of game night.',
          'Can I come next time?',
        ],
      },
      feedback: {
        correct:
          'Well done. Robin gets one fact, one feeling and one question, and can answer all of it without an audience.',
        incorrect:
          'Nearly everything that helps is missing as long as Robin has to guess. Say what you saw, how it felt, and ask one real question.',
      },
    },
  ],
}
