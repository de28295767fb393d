const Plans = () => <h1 class="shown">Planos</h1>;

export default Plans;
