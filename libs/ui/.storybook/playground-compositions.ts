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
    code: `() => {
  const [step, setStep] = React.useState('choose');
  const send = (event) => {
    event.preventDefault();
    setStep(new FormData(event.target).has('goods') ? 'done' : 'nothing');
  };
  return (
    <Container width="narrow" as="main">
      {step === 'done' ? (
        <EmptyState
          icon="return"
          heading={t.returnDone}
          text={t.returnDoneText}
          action={<ButtonLink href="#">{t.returnLabel}</ButtonLink>}
        />
      ) : (
        <Stack space="xl">
          <Breadcrumbs label={t.breadcrumbs} items={[{ label: t.account, href: '#' }, { label: t.returnHeading }]} />
          <Heading level={1}>{t.returnHeading}</Heading>
          <Text>{t.returnHint}</Text>
          <Form
            errorTitle={t.fieldErrors}
            errors={step === 'nothing' ? [{ message: t.returnGoodsError, fieldId: 'goods' }] : []}
            onSubmit={send}
          >
            <CheckboxGroup
              id="goods"
              legend={t.returnGoods}
              name="goods"
              error={step === 'nothing' ? t.returnGoodsError : undefined}
              options={t.products.slice(0, 3).map((label) => ({ value: label, label }))}
            />
            <NativeSelect
              label={t.returnReason}
              options={t.returnReasons.map((label) => ({ value: label, label }))}
            />
            <RadioGroup
              legend={t.returnMoney}
              name="money"
              defaultValue={t.returnMoneys[0]}
              options={t.returnMoneys.map((label) => ({ value: label, label }))}
            />
            <Button type="submit">{t.returnSend}</Button>
          </Form>
        </Stack>
      )}
    </Container>
  );
}`,
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
