/** Places to begin: whole parts of pages, from the components and the words of the demo. */
export const compositions: readonly { name: string; code: string }[] = [
  {
    name: 'Cards on sale',
    code: `<Stack space="l">
  <Heading level={1}>{t.heading}</Heading>
  <ProductGrid label={t.heading}>
    {[0, 1, 2, 3].map((n) => (
      <ProductCard
        key={n}
        href="#"
        name={t.products[n]}
        image={photo(productLooks[n][0])}
        price={n === 1 ? { ...price, discount: undefined } : { selling: t.price, spoken: t.price }}
        badges={n === 1 ? [{ text: t.discount, tone: 'sale' }] : []}
      />
    ))}
  </ProductGrid>
</Stack>`,
  },
  {
    name: 'A return',
    code: `<Container width="narrow" as="main">
  <Stack space="xl">
    <Breadcrumbs label={t.breadcrumbs} items={[{ label: t.account, href: '#' }, { label: t.orderActions }]} />
    <Heading level={1}>{t.orderActions}</Heading>
    <Notice title={t.noticeTitle}>{t.notice}</Notice>
    <Form errorTitle={t.fieldErrors}>
      <CheckboxGroup
        legend={t.order}
        name="lines"
        options={t.products.slice(0, 3).map((label) => ({ value: label, label }))}
      />
      <RadioGroup
        legend={t.delivery}
        name="way"
        options={t.deliveries.map((label, n) => ({ value: label, label, description: t.deliveryDescriptions[n] }))}
      />
      <TextArea label={t.review} hint={t.reviewHint} />
      <FileField label={t.fileLabel} hint={t.fileHint} chooseLabel={t.fileChoose} dropLabel={t.fileDrop} clearLabel={t.fileClear} />
      <Button type="submit">{t.send}</Button>
    </Form>
  </Stack>
</Container>`,
  },
  {
    name: 'A form with errors',
    code: `<Container width="narrow">
  <Form errorTitle={t.fieldErrors} errors={[{ message: t.emailError, fieldId: 'mail' }]}>
    <TextField id="mail" label={t.email} hint={t.emailHint} error={t.emailError} defaultValue="astrid" />
    <Checkbox label={t.terms} hint={t.termsHint} />
    <Button type="submit">{t.send}</Button>
  </Form>
</Container>`,
  },
  {
    name: 'Nothing found',
    code: `<Container as="main">
  <EmptyState heading={t.emptyHeading} text={t.emptyText} icon="search" action={<ButtonLink href="#">{t.seeAll}</ButtonLink>} />
</Container>`,
  },
];
