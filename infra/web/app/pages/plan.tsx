const Plan = () => <h1 class="shown">Planejar</h1>;

export default Plan;
