const Transactions = () => <h1 class="shown">Lançamentos</h1>;

export default Transactions;
