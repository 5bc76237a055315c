/** The message after something is deleted. */
export const deletedToast = ({ id, name }: { id: string; name: string }) => ({
  text: (
    <>
      <b>{name}</b> is deleted
    </>
  ),
  about: id,
});
