/** A PDF of empty pages that share all their objects. */
export function emptyPages(pages: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${'3 0 R '.repeat(pages)}]>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = String(text.length).padStart(10, '0');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
