/** Gives the browser a file to keep. @param type its media type */
export const saveFile = (name: string, content: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
