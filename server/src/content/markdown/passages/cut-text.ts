const sentenceEnd = /(?<=[.!?…]["”“»)]?)\s+(?=["„“»(]?[\p{Lu}\p{N}])/u;

/** A text in pieces of at most this length, cut between sentences where that is possible and between words otherwise. */
export function cutText(text: string, longest: number): string[] {
  if (text.length <= longest) return text === '' ? [] : [text];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of text.split(sentenceEnd).flatMap((part) => cutSentence(part, longest))) {
    const joined = piece === '' ? sentence : `${piece} ${sentence}`;
    if (joined.length <= longest) {
      piece = joined;
    } else {
      pieces.push(piece);
      piece = sentence;
    }
  }
  return [...pieces, piece].filter((part) => part !== '');
}

function cutSentence(sentence: string, longest: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > longest) {
    const space = sentence.lastIndexOf(' ', from + longest);
    const to = space > from + longest / 2 ? space : from + longest;
    parts.push(sentence.slice(from, to).toWellFormed().trim());
    from = to;
  }
  return [...parts, sentence.slice(from).toWellFormed().trim()];
}
