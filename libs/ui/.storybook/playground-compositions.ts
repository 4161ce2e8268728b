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
  // Try 'choose', 'nothing', 'failed', 'empty' and 'done': each is a state that the page must have.
  const [step, setStep] = React.useState('choose');
  const send = (event) => {
    event.preventDefault();
    setStep([...new FormData(event.target)].some(([name, count]) => /^count/.test(name) && count > 0) ? 'done' : 'nothing');
  };
  if (step === 'empty' || step === 'done')
    return (
      <Container width="narrow" as="main">
        <EmptyState
          icon="return"
          heading={step === 'done' ? t.returnDone : t.ordersEmpty}
          text={step === 'done' ? t.returnDoneText : t.emptyText}
          action={<ButtonLink href="#">{step === 'done' ? t.returnLabel : t.continueShopping}</ButtonLink>}
        />
      </Container>
    );
  return (
    <Container width="narrow" as="main">
      <Stack space="xl">
        <Breadcrumbs label={t.breadcrumbs} items={[{ label: t.account, href: '#' }, { label: t.returnHeading }]} />
        <Heading level={1}>{t.returnHeading}</Heading>
        <Text>{t.returnHint}</Text>
        {step === 'failed' && (
          <Notice tone="danger" title={t.failureTitle} role="alert">
            {t.failure}
          </Notice>
        )}
        <Form
          errorTitle={t.fieldErrors}
          errors={step === 'nothing' ? [{ message: t.returnGoodsError, fieldId: 'goods' }] : []}
          onSubmit={send}
        >
          <div id="goods" tabIndex={-1}>
            <Heading level={2}>{t.returnGoods}</Heading>
          </div>
          {t.products.slice(0, 3).map((name, n) => (
            <Box key={name} surface="raised" isBordered>
              <Stack space="m">
                <Inline>
                  <div style={{ width: '5rem' }}>
                    <Picture {...photo(productLooks[n][0])} alt="" />
                  </div>
                  <Text isStrong>{name}</Text>
                </Inline>
                <QuantityField
                  name={'count' + n}
                  label={t.quantity}
                  decreaseLabel={t.decrease}
                  increaseLabel={t.increase}
                  min={0}
                  max={2}
                  defaultValue={0}
                />
                <NativeSelect
                  label={t.returnReason}
                  name={'reason' + n}
                  options={t.returnReasons.map((label) => ({ value: label, label }))}
                />
              </Stack>
            </Box>
          ))}
          <RadioGroup
            legend={t.returnMoney}
            name="money"
            defaultValue={t.returnMoneys[0]}
            options={t.returnMoneys.map((label) => ({ value: label, label }))}
          />
          <Button type="submit">{t.returnSend}</Button>
        </Form>
      </Stack>
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
