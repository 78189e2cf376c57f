import { AnswerStream } from './answer-stream.ts';

const bytesOf = (stream: AnswerStream): string => String(stream.body.read() ?? '');

describe('an answer as a stream', () => {
  it('sends a comment before the first event', () => {
    expect(bytesOf(new AnswerStream())).toMatch(/^:.*\n\n$/);
  });

  it('sends each sentence at once, apart from the one before it', () => {
    const stream = new AnswerStream();
    bytesOf(stream);
    stream.say('One.');
    expect(bytesOf(stream)).toBe('event: text\ndata: {"text":"One."}\n\n');
    stream.say('Two.');
    expect(bytesOf(stream)).toBe('event: text\ndata: {"text":" Two."}\n\n');
    stream.say('\nThree.');
    expect(bytesOf(stream)).toBe('event: text\ndata: {"text":"\\nThree."}\n\n');
  });

  it('ends with the answer', async () => {
    const stream = new AnswerStream();
    bytesOf(stream);
    stream.end({ type: 'answer', answer: 'One.', recommendedVehicles: [], wishes: [], replies: [] });
    expect(String(await stream.body.toArray())).toBe(
      'event: answer\ndata: {"answer":"One.","recommendedVehicles":[],"wishes":[],"replies":[]}\n\n',
    );
  });

  it('writes nothing once the client has disconnected', () => {
    const stream = new AnswerStream();
    stream.body.destroy();
    expect(() => {
      stream.say('One.');
      stream.end({ type: 'problem', code: 'X', detail: 'y' });
    }).not.toThrow();
  });
});
